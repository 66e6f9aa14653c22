// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { splitFile } from '#content/contentFile.ts';
import { arbitraryBody, arbitraryContent } from '../../../tests/hostile/arbitraries.ts';
import type { ContentKind } from '../api.ts';
import { editableFiles, forms, kinds } from './files.ts';
import { asTyped, withEndings } from './lines.ts';
import { changed, valuesOf } from './open.ts';
import { fromForm, isGroup, isSame } from './values.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const sample = [...editableFiles(root)].filter((entry): entry is [string, ContentKind] => entry[1] !== 'publications');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** What the page sends back of a file that was opened and not changed. */
const sent = (value: unknown) => JSON.parse(JSON.stringify(value));
const bodyOf = (file: string, text: string) =>
  file.endsWith('.md') ? splitFile(file, asTyped(text))?.body : undefined;

describe.each(sample)('%s', (file, kind) => {
  const variants: [string, (text: string) => string][] = [
    ['as it is', (text) => text],
    ['with Windows line endings', (text) => text.replaceAll('\n', '\r\n')],
    ['without a line break at its end', (text) => text.trimEnd()],
    ['with a byte order mark', (text) => `\ufeff${text}`],
    ['with both line endings', (text) => text.replace(/\n/g, (eol, at: number) => (at % 3 ? eol : '\r\n'))],
  ];
  it.each(variants)('opened and saved unchanged stays the same, byte for byte: %s', (_, write) => {
    const text = write(read(file));
    const values = valuesOf(file, kind, text);
    expect(values).toBeDefined();
    expect(changed(text, file, kind, { values: sent(values), body: bodyOf(file, text) })).toBe(text);
  });

  it('takes a change of one field, and keeps every other line', () => {
    const text = read(file);
    const values = sent(valuesOf(file, kind, text));
    const [name] = Object.entries(values).find(([, value]) => typeof value === 'string') ?? [];
    if (!name) return;
    const lines = (of: string) => of.split('\n');
    const edited = changed(text, file, kind, { values: { ...values, [name]: 'Something: else' } });
    const differing = lines(edited).filter((line, index) => line !== lines(text)[index]);
    expect(differing).toEqual([`${name}: "Something: else"`]);
    expect(lines(edited)).toHaveLength(lines(text).length);
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
  const write = (facts: unknown, body: string, style: object) => {
    const yaml = stringify(facts, { ...style, customTags: ['timestamp', 'merge'] });
    return file.endsWith('.md') ? `---\n${yaml}---\n${body}` : yaml;
  };

  it('opened and saved unchanged stays the same', () => {
    fc.assert(
      fc.property(arbitraryContent(kind), arbitraryBody, styles, (facts, body, style) => {
        const text = write(facts, body, style);
        const values = valuesOf(file, kind, text);
        fc.pre(values !== undefined);
        const same = changed(text, file, kind, { values: sent(values), body: bodyOf(file, text) });
        expect(same).toBe(text);
      }),
      { numRuns: 60, seed: 15 },
    );
  });

  it('changed into any other content reads as that, body untouched', () => {
    fc.assert(
      fc.property(arbitraryContent(kind), arbitraryContent(kind), styles, (facts, other, style) => {
        const text = write(facts, 'body\r\n\n', style);
        const from = valuesOf(file, kind, text);
        const to = valuesOf(file, kind, write(other, '', {}));
        fc.pre(from !== undefined && to !== undefined && isGroup(to));
        let edited: string;
        try {
          edited = changed(text, file, kind, { values: sent(to) });
        } catch (error) {
          // What cannot be changed in place is refused, never guessed.
          fc.pre(!/Edit the text of the file instead/.test((error as Error).message));
          throw error;
        }
        const reread = valuesOf(file, kind, edited);
        expect(isSame(reread, fromForm(forms[kind], to)), edited).toBe(true);
        if (file.endsWith('.md')) expect(edited.endsWith('---\nbody\r\n\n')).toBe(true);
      }),
      { numRuns: 60, seed: 15 },
    );
  });
});

describe('line endings', () => {
  it('stay with their lines, and new lines get the usual one', () => {
    expect(withEndings('a\r\nb\r\nc', 'a\nx\nb\nc')).toBe('a\r\nx\r\nb\r\nc');
    expect(withEndings('a\nb\r\nc\r\n', 'a\nb\nd\n')).toBe('a\nb\r\nd\r\n');
    expect(withEndings('a\rb', 'a\nb')).toBe('a\rb');
  });

  it('of any text come back from a text field', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', '\r\n', '\n', '\r', ' ')), (parts) => {
        const text = parts.join('');
        expect(withEndings(text, asTyped(text))).toBe(text);
      }),
    );
  });
});

it('every kind has a form', () => {
  for (const kind of kinds) expect(Object.keys(forms[kind].properties ?? {}).length).toBeGreaterThan(0);
});
