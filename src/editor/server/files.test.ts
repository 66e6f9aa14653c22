import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { isGroup } from '#base/group.ts';
import { asTyped } from '#base/lines.ts';
import { ContentFile } from '#content/contentFile.ts';
import { jsonSchemaOf } from '#content/contentSchemas.ts';
import { splitFile } from '#content/frontMatter.ts';
import { fromForm, isSame } from '#content/values.ts';
import { contentOf } from '../../../tests/contentOf.ts';
import { arbitraryBody, arbitraryContent } from '../../../tests/hostile/arbitraries.ts';
import { kinds } from '../../../tests/hostile/shapes.ts';
import { edit, fileOf, valuesOf } from './files.ts';
import { contentOf as contentIn } from './write.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const sample = [...(await contentIn(root)).files.values()].map(({ path, kind }) => [path, kind] as const);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** Returns a value as the page sends it back unchanged. */
const sent = (value: unknown) => JSON.parse(JSON.stringify(value));
const bodyOf = (file: string, text: string) =>
  file.endsWith('.md') ? splitFile(file, asTyped(text))?.body : undefined;

describe.each(sample)('%s', (file, kind) => {
  const fileOf = (text: string) => new ContentFile(file, kind, text);
  const text = read(file);
  it.each([
    ['as it is', text],
    ['without a line break at its end', text.trimEnd()],
    ['with a byte order mark and both line endings', `\ufeff${text.replace(/\n(?=[^\n]*[aeiou])/g, '\r\n')}`],
  ])('opened and saved unchanged stays the same, byte for byte: %s', (_, written) => {
    const values = valuesOf(fileOf(written));
    expect(values).toBeDefined();
    expect(edit(fileOf(written), { values: sent(values), body: bodyOf(file, written) })).toBe(written);
  });
});

/** YAML as other programs write it. */
const styles = fc.record({
  lineWidth: fc.constantFrom(0, 40, 80),
  indentSeq: fc.boolean(),
  collectionStyle: fc.constantFrom('any' as const, 'block' as const, 'flow' as const),
  defaultStringType: fc.constantFrom(
    'PLAIN' as const,
    'QUOTE_DOUBLE' as const,
    'QUOTE_SINGLE' as const,
    'BLOCK_LITERAL' as const,
  ),
});

// Long texts are read several times over: no machine is too slow for it.
describe.each(kinds)('%s of any content', { timeout: 120_000 }, (kind) => {
  const file =
    kind === 'site' || kind === 'skills' || kind === 'education' || kind === 'interests'
      ? `content/${kind}.yaml`
      : `content/${kind}/x.md`;
  const fileOf = (text: string) => new ContentFile(file, kind, text);
  const write = (fields: unknown, body: string, style: object) => {
    const yaml = stringify(fields, { ...style, customTags: ['merge'] });
    return file.endsWith('.md') ? `---\n${yaml}---\n${body}` : yaml;
  };

  it('saved unchanged stays the same, and changed into any other content reads as that', () => {
    fc.assert(
      fc.property(
        arbitraryContent(kind),
        arbitraryContent(kind),
        arbitraryBody,
        styles,
        (fields, other, body, style) => {
          const text = write(fields, body, style);
          const from = valuesOf(fileOf(text));
          const to = valuesOf(fileOf(write(other, '', {})));
          fc.pre(from !== undefined && to !== undefined && isGroup(to));
          expect(edit(fileOf(text), { values: sent(from), body: bodyOf(file, text) })).toBe(text);
          const edited = edit(fileOf(text), { values: sent(to) });
          expect(isSame(valuesOf(fileOf(edited)), fromForm(jsonSchemaOf(kind), to)), edited).toBe(true);
          expect(splitFile(file, edited)?.body).toBe(splitFile(file, text)?.body);
        },
      ),
      { numRuns: 20, seed: 15 },
    );
  });
});

it('writes a body below a file that ends with its fields', () => {
  const file = new ContentFile('content/projects/a.md', 'projects', '---\ntitle: A\n---');
  expect(edit(file, { body: 'B' })).toBe('---\ntitle: A\n---\nB');
});

describe('content in several languages', () => {
  const card = `---
title: {en: Card game, fr: Jeu de cartes} # two
description: Four play.
highlights:
  en: [Built it.]
  fr: [Construit.]
---

Text.
`;
  const files = {
    'content/site.yaml': 'name: A\nlanguages: [en, fr]\n',
    'content/projects/cards.md': card,
    'content/projects/cards.fr.md': 'Texte.\n',
  };

  it('has a field for each language, and is saved byte by byte', async () => {
    const file = fileOf(await contentOf(files), 'content/projects/cards.md');
    const values = valuesOf(file);
    expect(values).toMatchObject({
      title: { en: 'Card game', fr: 'Jeu de cartes' },
      highlights: { en: ['Built it.'], fr: ['Construit.'] },
      description: { en: 'Four play.' },
    });
    expect(edit(file, { values: sent(values) })).toBe(card);
    const changed = { ...sent(values), title: { en: 'Card game', fr: 'Les cartes' } };
    expect(edit(file, { values: changed })).toBe(card.replace('Jeu de cartes', 'Les cartes'));
  });

  it('adds a second language to a plain text, and changes no other byte', async () => {
    const file = fileOf(await contentOf(files), 'content/projects/cards.md');
    const values = sent(valuesOf(file));
    const given = { ...values, description: { en: 'Four play.', fr: 'À quatre.' } };
    const edited = card.replace('description: Four play.', 'description:\n  en: Four play.\n  fr: À quatre.');
    expect(edit(file, { values: given })).toBe(edited);
    // A text only in the first language stays plain.
    const plain = { ...values, description: { en: 'Four.', fr: '' } };
    expect(edit(file, { values: plain })).toBe(card.replace('Four play.', 'Four.'));
    expect(edit(file, { values: { ...values, role: { en: 'All' } } })).toMatch(/\nrole: All\n/);
  });

  it('has texts once if the languages of the site are removed, unless several are given', async () => {
    const text = 'name: A\nlanguages: [en, fr]\ntagline:\n  en: B\n  fr: C\n';
    const file = fileOf(await contentOf({ ...files, 'content/site.yaml': text }), 'content/site.yaml');
    const values = { ...sent(valuesOf(file)), languages: [] };
    expect(edit(file, { values })).toBe(text.replace('languages: [en, fr]\n', ''));
    expect(edit(file, { values: { ...values, tagline: { en: 'B', fr: '' } } })).toBe('name: A\ntagline: B\n');
    const only = { ...values, languages: ['en', 'fr'], tagline: { en: 'B', fr: '' } };
    expect(edit(file, { values: only })).toBe(text.replace('  fr: C\n', ''));
  });

  it.each([
    ['items', 'highlights:\n  - One.\n  - en: Two.\n    fr: Deux.\n'],
    ['items with one language', 'highlights:\n  - en: One.\n  - Two.\n'],
    ['the whole list', 'highlights:\n  en:\n    - One.\n    - Two.\n  fr:\n    - Un.\n'],
  ])('keeps lists with %s by language', async (_, list) => {
    const text = `---\ntitle: Cards\n${list}---\n`;
    const content = await contentOf({ ...files, 'content/projects/cards.md': text });
    const file = fileOf(content, 'content/projects/cards.md');
    const values = sent(valuesOf(file));
    expect(edit(file, { values })).toBe(text);
    const edited = edit(file, { values: { ...values, title: { en: 'Cards', fr: 'Cartes' } } });
    expect(edited).toBe(text.replace('title: Cards', 'title:\n  en: Cards\n  fr: Cartes'));
  });

  it('keeps the text and comments of entries that move, only some of which are by language', async () => {
    const [prize, award] = [
      '  # Mine.\n  - title: Prize # once\n',
      '  # Ours.\n  - title:\n      en: Award # twice\n      fr: Prix\n',
    ];
    const text = `entries:\n  - title: Medal\n${prize}${award}`;
    const file = fileOf(await contentOf({ ...files, 'content/awards.yaml': text }), 'content/awards.yaml');
    const { entries: [medal, ...others] = [] } = sent(valuesOf(file)) as { entries: object[] };
    const entries = [medal, ...others.toReversed()];
    expect(edit(file, { values: { entries } })).toBe(`entries:\n  - title: Medal\n${award}${prize}`);
  });
});
