import { expect, it, vi } from 'vitest';
import { contentOf } from '../../../tests/contentOf.ts';
import { measureResume } from './measure.ts';

// Typesetting is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const today = new Date('2026-11-22');
const job = (start: number, bullets: number) =>
  `---\ntitle: Job of ${start}\ncompany: Firm\nstart: ${start}-01\nend: ${start}-12\ndescription:\n${'  - Built what was requested.\n'.repeat(bullets)}---\n`;
const messagesOf = async (resume: string, jobs: number) => {
  const years = Array.from({ length: jobs }, (_, index) => 2025 - index);
  const files = years.map((year) => [`content/experience/${year}.md`, job(year, 6)]);
  const site = `name: Ada\nresume:\n  paper: a4\n${resume}`;
  const content = await contentOf({ 'content/site.yaml': site, ...Object.fromEntries(files) });
  return (await measureResume(content, today)).map(({ file, line, message }) => `${file}:${line}: ${message}`);
};

it('accepts a résumé that fits, or has no limit', async () => {
  expect(await messagesOf('', 12)).toEqual([]);
  expect(await messagesOf('  pages: 1\n', 3)).toEqual([]);
  expect(await messagesOf('  pages: 2\n', 12)).toEqual([]);
});

it('reports how much too long it is, and which of the oldest entries to leave out', async () => {
  const [warning = '', ...others] = await messagesOf('  pages: 1\n', 12);
  expect(others).toEqual([]);
  expect(warning).toMatch(/^content\/site\.yaml:4: is 1, but the résumé takes 2 pages: \d+ lines too many\./);
  const [, limit = '', titles] =
    /limits: \{ experience: (\d+) \}` in resume, or `resume: false` in: (.*)\.$/.exec(warning) ?? [];
  const left = Array.from(
    { length: 12 - Number(limit) },
    (_, index) => `"Job of ${2014 + index}" (content/experience/${2014 + index}.md)`,
  );
  expect(titles).toBe(left.join(', '));
  // As few as possible, and the copied fields make it fit.
  expect(await messagesOf(`  pages: 1\n  limits: { experience: ${limit} }\n`, 12)).toEqual([]);
  expect(await messagesOf(`  pages: 1\n  limits: { experience: ${Number(limit) + 1} }\n`, 12)).toHaveLength(1);
});

it('leaves out newer entries of other sections rather than the only job and the only degree', async () => {
  const award = (year: number) =>
    `  - { title: Prize of ${year}, date: ${year}, summary: "${'Said in words. '.repeat(50)}" }\n`;
  const content = await contentOf({
    'content/site.yaml': 'name: Ada\nresume: { pages: 1 }\n',
    'content/experience/old.md': job(1995, 3),
    'content/education.yaml': 'entries:\n  - { title: BSc, institution: School, end: 1994 }\n',
    'content/awards.yaml': `entries:\n${[2024, 2023, 2022, 2021, 2020, 2019, 2018].map(award).join('')}`,
  });
  const [{ message } = { message: '' }] = await measureResume(content, today);
  expect(message).toContain('"Prize of 2018"');
  expect(message).not.toMatch(/experience|education/);
});

it('quotes the line of the limit', async () => {
  const quote = 'Said in words. '.repeat(60);
  const content = await contentOf({
    'content/site.yaml': 'name: Ada\nresume:\n  pages: 1 # at most\n',
    'content/references.yaml': `entries:\n${`  - quote: ${quote}\n`.repeat(9)}`,
  });
  const [warning] = await measureResume(content, today);
  expect(warning).toMatchObject({ line: 3, source: '  pages: 1 # at most' });
});

it('leaves out paragraphs of the background if leaving out entries is not enough', async () => {
  const about = `---\nintro: I build.\n---\n\n${`${'Said in words. '.repeat(120)}\n\n`.repeat(6)}`;
  const warningsOf = async (resume: string) => {
    const content = await contentOf({ 'content/site.yaml': `name: Ada\n${resume}`, 'content/about.md': about });
    return (await measureResume(content, today)).map(({ message }) => message);
  };
  const [warning = ''] = await warningsOf('resume: { pages: 1 }');
  expect(warning).toMatch(/write `limits: \{ about: \d \}` in resume: leaving out entries/);
  const [, limit = ''] = /about: (\d)/.exec(warning) ?? [];
  expect(await warningsOf(`resume: { pages: 1, limits: { about: ${limit} } }`)).toEqual([]);
  expect(await warningsOf(`resume: { pages: 1, limits: { about: ${Number(limit) + 1} } }`)).toHaveLength(1);
});

it('measures each language separately', async () => {
  const fill = (language: string, count: number) => `  ${language}: ${'Said in words. '.repeat(count)}\n`;
  const content = await contentOf({
    'content/site.yaml': 'name: Ada\nlanguages: [en, fr]\nresume: { pages: 1 }\n',
    'content/experience/a.md': `---\ntitle: { en: Job, fr: Poste }\ncompany: Firm\nstart: 2020\nend: 2021\nsummary:\n${fill('en', 9)}${fill('fr', 900)}---\n`,
  });
  const warnings = await measureResume(content, today);
  expect(warnings.map(({ message }) => message.split(':')[0])).toEqual(['is 1, but the résumé in fr takes 2 pages']);
});

it('names entries as their section does', async () => {
  const summary = 'Said in words. '.repeat(300);
  const content = await contentOf({
    'content/site.yaml': 'name: Ada\nresume: { pages: 1 }\n',
    'content/teaching.yaml': `entries:\n  - { course: Sets, role: Tutor, summary: ${summary} }\n  - { course: Trees, role: Tutor, summary: ${summary} }\n`,
  });
  const [warning] = await measureResume(content, today);
  expect(warning?.message).toMatch(/ in: "Trees"/);
});

it('lists entries without a title, but no languages', async () => {
  const quote = 'Said in words. '.repeat(60);
  const content = await contentOf({
    'content/site.yaml': 'name: Ada\nresume: { pages: 1 }\n',
    'content/languages.yaml': 'entries: [{ name: English, level: C2 }]\n',
    'content/volunteering.yaml': `entries: [{ role: Coach, start: 2019, end: 2020, summary: ${quote} }]\n`,
    'content/references.yaml': `entries:\n${`  - { person: Bo, quote: ${quote} }\n`.repeat(3)}${`  - quote: ${quote}\n`.repeat(6)}`,
  });
  expect(content.problems).toEqual([]);
  const [warning] = await measureResume(content, today);
  expect(warning?.message).toMatch(/ in: "references\[8\]", "references\[7\]"/);
  expect(warning?.message).not.toMatch(/languages|""/);
});
