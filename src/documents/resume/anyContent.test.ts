import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importResume } from '#commands/import/importResume.ts';
import { readValues } from '../../../tests/exportResume.ts';
import { readPdf } from '../../../tests/pdf.ts';
import { lostTexts, printedTexts } from '../../../tests/readBack.ts';
import { readWord } from '../../../tests/word.ts';
import { compileResume } from './compile.ts';
import { type ResumeData, resumeData } from './data.ts';
import { paperOf } from './paper.ts';
import { writeWord } from './word/writeWord.ts';

// Typesetting is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const repository = fileURLToPath(new URL('../../../', import.meta.url));
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-found-'));
  cpSync(join(repository, 'content'), join(root, 'content'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const found = [
  // Not 09, which is in two languages and needs an option.
  ...globSync('tests/resumes/[01][0-9]-*.json', { cwd: repository, exclude: ['tests/resumes/09-*'] }),
  'tests/resumes/old-names.json',
].map((file) => join(repository, file));

/** Those with an employer that has two roles. */
const withRoles = ['02-engineering-manager.json', '07-embedded-engineer-de.json', 'old-names.json'];

/** Counts the items of lists in blocks. */
function itemsIn(value: unknown): number {
  if (Array.isArray(value)) return value.map(itemsIn).reduce((a, b) => a + b, 0);
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'items' in value && Array.isArray(value.items) ? value.items.length : 0;
  return own + itemsIn(Object.values(value));
}

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

it.each(found.map((file) => [basename(file), file]))('typesets an imported résumé: %s', async (_, file) => {
  expect(await importResume(root, file, { force: false, say: () => {} })).toBe(true);
  const data = resumeData({
    ...(await readValues(root)),
    url: 'https://host.example/',
    today: new Date('2026-11-22'),
  });
  const entries = data.sections.flatMap((section) => section.entries);
  const { tags, ua, pages } = await readPdf(await compileResume(data));
  expect(ua).toBe('1');
  expect(tags.filter((tag) => tag.startsWith('H1'))).toHaveLength(1);
  expect(tags.filter((tag) => tag.startsWith('H3'))).toHaveLength(entries.length);
  const jobs = paperOf(data).sections.flatMap(({ entries }) => entries.flatMap((entry) => [entry, ...entry.roles]));
  const roles = entries.flatMap((entry) => entry.roles ?? []);
  expect(tags.filter((tag) => tag.startsWith('H4'))).toHaveLength(roles.length);
  expect(roles).toHaveLength(withRoles.includes(basename(file)) ? 2 : 0);
  expect(tags.filter((tag) => tag.startsWith('LBody'))).toHaveLength(
    jobs.flatMap(({ bullets }) => bullets).length + itemsIn([data.summary, data.sections.map(({ blocks }) => blocks)]),
  );
  const { paragraphs } = readWord(writeWord(data));
  const [word, pdf] = [paragraphs.map(({ text }) => text), pages.map((page) => withoutFooter(page, data))].map(wordsIn);
  const texts = printedTexts(data);
  // PDF.js reads the dash of a period as a character from left to right.
  if (data.lang === 'ar') expect(lostTexts(texts, pages.join('\n')).length).toBeLessThan(texts.length / 8);
  // The PDF reader doesn't keep the order of all right-to-left text.
  if (!/[\p{sc=Arab}\p{sc=Hebr}]/u.test(String(word))) expect(word).toBe(pdf);
});
