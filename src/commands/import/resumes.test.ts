/** Invented résumés, and samples of other programs: all of their entries and facts become content, and get on paper. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validate } from '@jsonresume/schema';
import { expect, it, vi } from 'vitest';
import { isError } from '#base/problems.ts';
import { checkFolder } from '#content/check/checkContent.ts';
import { type ResumeData, resumeData } from '#documents/resume/data.ts';
import { writeWord } from '#documents/resume/word/writeWord.ts';
import { sections } from '#sections/index.ts';
import { readPublications } from '#sections/publications/read.ts';
import { exportResume, readValues } from '../../../tests/exportResume.ts';
import { expected, missingIn, optionsFor } from '../../../tests/gallery/people.ts';
import { importFolder } from '../../../tests/importFolder.ts';
import { readPdf } from '../../../tests/pdf.ts';
import { typesetOnce } from '../../../tests/resume.ts';
import { readWord } from '../../../tests/word.ts';
import { importResume } from './importResume.ts';

// Typesetting is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const { at, content, read } = importFolder();

const found = [
  ...globSync('tests/resumes/*.json', { cwd: repository, exclude: ['tests/resumes/expected.json'] }),
  ...globSync('node_modules/@jsonresume/schema/{sample.resume,examples/*}.json', { cwd: repository }),
].map((file) => join(repository, file));

/** The invented résumés of whole lives. */
const onPaper = /^[01]\d-|^old-names/;

/** Joins texts without spaces, list markers, dots between facts, dashes of periods, and symbols that the fonts lack. */
const wordsIn = (texts: readonly string[]) =>
  texts
    .flatMap((text) =>
      text
        .normalize('NFD')
        .replace(/[\p{M}\p{So}\p{Cf}·]/gu, '')
        .split(/\s+/),
    )
    .filter((word) => !/^(•|\d+\.|[–—-])$/.test(word))
    .join('');
const withoutFooter = (page: string, { name }: ResumeData) =>
  page.replace(`\n${name} · `, '\n· ').replace(/\n· \d+\/\d+$/, '');

/** Typesets imported content, and compares PDF and Word. */
async function expectPaper(data: ResumeData) {
  const { tags, pages } = await readPdf(await typesetOnce(data));
  const entries = data.sections.flatMap((section) => section.entries);
  expect(tags.filter((tag) => tag.startsWith('H3'))).toHaveLength(entries.length);
  const { paragraphs } = readWord(writeWord(data));
  const [word, pdf] = [paragraphs.map(({ text }) => text), pages.map((page) => withoutFooter(page, data))].map(wordsIn);
  // The PDF reader doesn't keep the order of all right-to-left text.
  if (!/[\p{sc=Arab}\p{sc=Hebr}]/u.test(String(word))) expect(word).toBe(pdf);
}

it('are more than twenty', () => {
  expect(found.length).toBeGreaterThan(20);
});

it.each(found.map((file) => [basename(file), file]))('%s', async (name, file) => {
  await importResume(at(), [file], { ...optionsFor(file), say: () => {} });
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
  expect(missingIn(all, facts)).toEqual([]);
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
  if (onPaper.test(name))
    await expectPaper(resumeData({ ...values, url: 'https://host.example/', today: new Date('2026-11-22') }));
});
