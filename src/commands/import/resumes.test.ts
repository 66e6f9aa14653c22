/** Invented résumés, and samples of other programs: all of their entries and facts become content. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validate } from '@jsonresume/schema';
import { expect, it } from 'vitest';
import { isError } from '#base/problems.ts';
import { checkFolder } from '#content/check/checkContent.ts';
import { sections } from '#sections/index.ts';
import { readPublications } from '#sections/publications/read.ts';
import { exportResume, readValues } from '../../../tests/exportResume.ts';
import { folded } from '../../../tests/gallery/statements.ts';
import { importFolder } from '../../../tests/importFolder.ts';
import { importResume } from './importResume.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const { at, content, read } = importFolder();

interface Expected {
  counts: Record<string, number>;
  facts: { text: string; from: string }[];
}
const expected: Readonly<Record<string, Expected>> = JSON.parse(
  readFileSync(join(repository, 'tests/resumes/expected.json'), 'utf8'),
);

const found = [
  ...globSync('tests/resumes/*.json', { cwd: repository, exclude: ['tests/resumes/expected.json'] }),
  ...globSync('node_modules/@jsonresume/schema/{sample.resume,examples/*}.json', { cwd: repository }),
].map((file) => join(repository, file));

it('are more than twenty', () => {
  expect(found.length).toBeGreaterThan(20);
});

it.each(found.map((file) => [basename(file), file]))('%s', async (name, file) => {
  const lines: string[] = [];
  const language = name.startsWith('09') ? 'de' : undefined;
  expect(await importResume(at(), file, { language, say: (line) => lines.push(line) }), lines.join('\n')).toBe(true);
  expect((await checkFolder(at())).filter(isError)).toEqual([]);
  const files = content().map((path) => [path, read(path)].join('\n'));
  const all = files.join('\n').replaceAll('\\', '');
  expect(all).not.toMatch(/Alex Example|hypothetical-grid/);
  let errors: unknown;
  validate(await exportResume(at()), (problems) => {
    errors = problems;
  });
  expect(errors).toBeNull();
  const { counts = {}, facts = [] } = expected[name] ?? {};
  for (const { text, from } of facts) expect(folded(all), from).toContain(folded(text));
  const values = await readValues(at());
  for (const [kind, section] of Object.entries(sections)) {
    const list = 'jsonResume' in section ? section.jsonResume.list : undefined;
    const value: unknown = values[kind as 'awards'];
    const number =
      kind === 'publications' && content().includes('publications.bib')
        ? (await readPublications(read('publications.bib'))).entries.length
        : kind === 'skills'
          ? (values.skills?.groups.length ?? 0)
          : Array.isArray(value)
            ? value.length
            : 0;
    if (list && counts[list] !== undefined) expect(number, list).toBe(counts[list]);
  }
});
