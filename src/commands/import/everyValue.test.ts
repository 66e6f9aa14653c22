import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { schema, validate } from '@jsonresume/schema';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filesIn } from '#base/folders.ts';
import { fieldNamed, listNamed } from '#base/resume/resume.ts';
import { textsIn } from '#content/values.ts';
import { arbitraryResume } from '../../../tests/arbitraryResume.ts';
import { exportResume } from '../../../tests/exportResume.ts';
import { make } from '../../../tests/importedContent.ts';
import { isDone } from '../../../tests/importFolder.ts';
import { importResume } from './importResume.ts';

// Importing many résumés is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

/** Makes the same résumés each time. Change it to try others. */
const seed = 20261128;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Imports into a folder without content. */
async function take(resume: unknown) {
  rmSync(join(root, 'content'), { recursive: true, force: true });
  writeFileSync(join(root, 'resume.json'), JSON.stringify(resume));
  const lines: string[] = [];
  const act = importResume(root, [join(root, 'resume.json')], { say: (line) => lines.push(line) });
  const written = await isDone(act, lines);
  return { written, output: lines.join('\n'), files: filesIn(join(root, 'content')) };
}

function isValid(resume: unknown): boolean {
  let valid = true;
  validate(resume, (errors) => {
    valid = !errors;
  });
  return valid;
}

/** A field of a known or unknown name, whose value is replaced by a word that occurs once. */
const names = 'name title position company institution url summary date level mood label'.split(' ');
const value = fc.oneof(
  fc.constant('?'),
  fc.array(fc.constant('?'), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom(...names), fc.constant('?'), { maxKeys: 3 }),
);
const entry = fc.oneof(
  fc.dictionary(fc.constantFrom(...names, 'highlights', 'keywords', 'mentors'), value, { minKeys: 1, maxKeys: 6 }),
  fc.constant('?'),
);
const lists = 'work education projects publications awards skills languages references patents talks volunteer'.split(
  ' ',
);
const resume = fc.dictionary(
  fc.constantFrom(...lists, 'Education & more', 'motto', 'details'),
  fc.oneof(fc.array(entry, { maxLength: 3 }), entry),
  { maxKeys: 6 },
);

it('has every value of a file in content, or in the report by its path', () => {
  fc.assert(
    fc.property(resume, (given) => {
      let count = 0;
      const words = new Map<string, string>();
      const numbered = JSON.parse(JSON.stringify(given), (_, inner) => (inner === '?' ? `token${++count}x` : inner));
      for (const { path, text } of textsIn(numbered))
        words.set(
          text,
          path
            .map((part) => (typeof part === 'number' ? '[]' : `.${String(part)}`))
            .join('')
            .slice(1),
        );
      const { files, noPlace, byHand } = make(numbered);
      const content = [...files.values(), ...byHand].join('\n');
      const paths = noPlace.map((line) => line.replace(/\[\d+\]/g, '[]'));
      for (const [word, path] of words)
        if (!new RegExp(`${word}\\b`).test(content))
          expect(
            paths.some((line) => path.startsWith(line.replace(/ \(\d+ values?\).*|: .*|, which.*/, ''))),
            `${path}\n${noPlace}`,
          ).toBe(true);
    }),
    { numRuns: 300, seed },
  );
});

it('imports any valid résumé with a name, whose export is valid again', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryResume, async (given) => {
      fc.pre(isValid(given));
      const { written, output } = await take(given);
      expect(written, output).toBe(true);
      const leftovers = readdirSync(root).filter((name) => !['.cache', 'content', 'resume.json'].includes(name));
      expect(leftovers).toEqual([]);
      expect(isValid(await exportResume(root))).toBe(true);
    }),
    { numRuns: 25, seed },
  );
});

it('imports any other JSON completely, or reports why not and writes nothing', async () => {
  const section = fc.constantFrom(...Object.keys(schema.properties ?? {}));
  const odd = fc
    .tuple(fc.dictionary(section, fc.jsonValue(), { maxKeys: 4 }), fc.jsonValue())
    .map(([parts, basics]) => ({
      basics: basics && typeof basics === 'object' && !Array.isArray(basics) ? { name: 'N', ...basics } : { name: 'N' },
      ...parts,
    }));
  await fc.assert(
    fc.asyncProperty(fc.oneof(odd, fc.jsonValue()), async (given) => {
      const { written, output, files } = await take(given);
      if (written) expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toContain('name: ');
      else {
        expect(files).toEqual([]);
        expect(output).toMatch(/^resume\.json:[\d:]* .*\n?[\s\S]*Nothing was written\.$/);
      }
    }),
    { numRuns: 50, seed },
  );
});

it('knows every list and field of the standard', () => {
  for (const [list, { items }] of Object.entries(schema.properties ?? {})) {
    if (!items) continue;
    expect(listNamed(list)).toBe(list);
    for (const field of Object.keys(items.properties ?? {}))
      expect(fieldNamed(list as 'work', field), `${list}.${field}`).toBe(field);
  }
});
