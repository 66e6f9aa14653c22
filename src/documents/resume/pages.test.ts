import { getDocumentProxy } from 'unpdf';
import { describe, expect, it, vi } from 'vitest';
import { program } from '#base/folders.ts';
import { blocksOf, paragraphOf } from '#base/markdown/blocks.ts';
import { Markdown } from '#base/markdown/markdown.ts';
import { withPublications } from '#content/withPublications.ts';
import { type ResumeSection, resumeEntry } from '#sections/resumeSection.ts';
import { readValues } from '../../../tests/exportResume.ts';
import { readPdf, readText } from '../../../tests/pdf.ts';
import { emptyResume, entries, entry, readResume, rows, typesetOnce } from '../../../tests/resume.ts';
import { compileResume, createTypesetter, tightest } from './compile.ts';
import { resumeData } from './data.ts';
import { showcaseSquares } from './squares.ts';

// Typesetting is slow on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

it('keeps the name of a technology on one line', async () => {
  const technologies = Array.from({ length: 60 }, () => '3D OR-Tool');
  const { pages } = await readResume({ sections: [entries(entry('A', [], { text: 'B.', technologies }))] });
  expect(pages.join().split('\n').length).toBeGreaterThan(6);
  expect(pages.join()).not.toMatch(/(3D|OR-)\n/);
});

it('sets dates like the text beside them', async () => {
  const dated = entry('Consultant', [], { when: 'Feb 2019', technologies: [] });
  const { fonts } = await readResume({ sections: [entries(dated)] });
  expect(fonts.map(({ name }) => name)).not.toContainEqual(expect.stringContaining('mono'));
});

it('fits the sample’s résumé on one page, also with the URL of the site', async () => {
  const content = { ...(await withPublications(await readValues(program))), today: new Date('2026-11-21') };
  for (const url of ['http://localhost:4321/', 'https://mara-lindqvist.example.org/']) {
    const pages = await readText(await compileResume(resumeData({ ...content, url })));
    expect(pages, url).toHaveLength(1);
    expect(pages[0]).toContain('Python, Pandas, PostgreSQL\n');
  }
});

it('prints the summary of a job without a company below the date, and that of a project beside it', async () => {
  const fields = { organization: null, location: null, when: 'Feb 2019', text: 'For firms.', technologies: [] };
  const { pages } = await readResume({
    sections: [entries(entry('Consultant', [], { ...fields, isJob: true }), entry('Project', [], fields))],
  });
  expect(pages.join()).toContain('Consultant\nFeb 2019\nFor firms.\nProject\nFeb 2019 · For firms.');
});

it('prints names that end the bullets on one line', async () => {
  const jobs = [entry('A', ['Moved the mainframe to Kubernetes.', 'Java', 'Kafka']), entry('B', ['Clipper'])];
  const { pages } = await readResume({ sections: [entries(...jobs)] });
  expect(pages.join()).toContain('• Moved the mainframe to Kubernetes.\nJava · Kafka\nB\nFirm\nClipper');
});

it('breaks no URL in a text', async () => {
  const url = 'https://example.org/a/long/path/of/pages';
  const bullets = Array.from({ length: 40 }, (_, index) => `${'word '.repeat(index)}${url}`);
  const lines = (await readResume({ sections: [entries(entry('A', bullets))] })).pages.join('\n').split('\n');
  expect(lines.filter((line) => line.includes(url))).toHaveLength(bullets.length);
});

it('ends and begins no line with a dot between facts', async () => {
  const contact = Array.from({ length: 12 }, (_, index) => ({ text: `site-${index}.example.com`, url: null }));
  const bullets = Array.from({ length: 20 }, (_, index) => `Name ${index}`);
  const { pages } = await readResume({ contact, sections: [entries(entry('A', bullets))] });
  const lines = pages.join('\n').split('\n');
  expect(lines.filter((line) => /^·|·$/.test(line.trim()))).toEqual([]);
  expect(lines.filter((line) => / · (site|Name)/.test(line)).length).toBeGreaterThan(3);
});

it.each([
  ['Experience', 'beside the first entry', 1],
  ['Sprachkenntnisse', 'beside the first entry', 1],
  ['Veranstaltungsverzeichnis', 'above it', 2],
])('puts the heading %s %s', async (heading, _, count) => {
  const pdf = await compileResume({ ...emptyResume, sections: [{ ...entries(entry('Engineer', [])), heading }] });
  const { items } = await (await (await getDocumentProxy(Uint8Array.from(pdf))).getPage(1)).getTextContent();
  const heights = [heading, 'Engineer'].map((text) => items.find((item) => 'str' in item && item.str === text));
  expect(new Set(heights.map((item) => item && 'transform' in item && item.transform[5])).size).toBe(count);
});

it('has the showcase in its head, as decoration', async () => {
  const content = await readValues(program);
  const squares = await showcaseSquares(content);
  expect(squares).toHaveLength(8);
  const [without, pdf] = await Promise.all(
    [[], squares].map(async (each) => readPdf(await compileResume(emptyResume, undefined, undefined, each))),
  );
  expect(pdf).toMatchObject({ tags: without?.tags, pages: without?.pages, ua: '1' });
});

it('has fewer works in its head beside a long name, which is smaller if there would be none', async () => {
  const squares = await showcaseSquares(await readValues(program));
  const bytesOf = async (name: string) => {
    const of = (shown: Uint8Array[]) => compileResume({ ...emptyResume, name }, undefined, undefined, shown);
    const [without, pdf] = await Promise.all([of([]), of(squares)]);
    return pdf.length - without.length;
  };
  const names = ['Ada', 'Maximiliane Charlotte Examp', 'Wilhelmina van Oosterhout-Papadimitriou'];
  const [all = 0, ...some] = await Promise.all(names.map(bytesOf));
  for (const bytes of some) {
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(0.9 * all);
  }
});

it('breaks only words that are longer than a line', async () => {
  const word = `https://example.com/${'abcdefghij'.repeat(20)}`;
  const [page = ''] = (await readResume({ summary: [paragraphOf(`See ${word} there.`)] })).pages;
  expect(page.replaceAll('\n', '')).toBe(`Ada ExampleSee ${word} there.`);
  for (const line of page.split('\n')) expect(line.length).toBeLessThan(120);
});

it.each(['en', 'es', 'pl'])('breaks no word at its hyphen: %s', async (lang) => {
  const words = Array.from({ length: 60 }, (_, index) => `ab${'c'.repeat(index % 7)}-defg`).join(' ');
  const { pages } = await readResume({ lang, summary: [paragraphOf(words)] });
  expect(pages.join()).toMatch(/defg\n/);
  expect(pages.join().replaceAll('\n', ' ')).toBe(`Ada Example ${words}`);
});

const linesOf = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index}.`);
const prose = (text: string): ResumeSection => ({
  ...{ heading: 'Prose', entries: [], rows: [] },
  blocks: blocksOf(new Markdown(text)),
});

/** Sections whose pages could end with a heading: many short ones, or one that is high enough to be parted. */
const parts: Record<string, ResumeSection[]> = {
  entries: [
    entries(
      ...linesOf(40).map((_, index) =>
        entry('Heading', linesOf(17 + (index % 13)), { organization: { text: 'Heading 2', url: null } }),
      ),
    ),
  ],
  employers: linesOf(90).map((line) =>
    entries(resumeEntry('Heading of an employer', { roles: [line, line].map((role) => entry(role, [])) })),
  ),
  'wide headings': linesOf(90).map((_, index) => ({ ...rows(1 + (index % 4)), heading: 'Headingwiderthanthemargin' })),
  prose: [prose(linesOf(200).join('\n\n## Heading below\n\n'))],
};

it.each(Object.entries(parts))('ends no page with a heading: %s', async (_, sections) => {
  const pages = await readText(await typesetOnce({ ...emptyResume, sections }));
  expect(pages.length).toBeGreaterThan(5);
  const ends = pages.map((page) => page.trim().split('\n').at(-2));
  expect(ends.filter((line) => line?.startsWith('Heading'))).toEqual([]);
});

it.each([
  ['bullets', (count: number) => [entry('A', linesOf(count))]],
  ['entries', (count: number) => linesOf(count).map((line) => entry(line, []))],
])('fills a third of the last page of the shortest résumé of two pages: %s', async (_, made) => {
  const dataOf = (count: number) => ({ ...emptyResume, sections: [entries(...made(count))] });
  let [fitting, count] = [5, 150];
  while (count - fitting > 1) {
    const middle = (fitting + count) >> 1;
    if ((await createTypesetter(dataOf(middle)))(tightest).pages === 1) fitting = middle;
    else count = middle;
  }
  const pages = await readText(await compileResume(dataOf(count)));
  expect(pages).toHaveLength(2);
  expect(pages[1]?.trim().split('\n').length).toBeGreaterThan(16);
});

describe('a long résumé', async () => {
  const bulletsOf = (entry: number, count: number, words = (_: number) => 'word '.repeat(12)) =>
    Array.from({ length: count }, (_, index) => `Entry ${entry}, bullet ${index + 1} of ${count}: ${words(index)}end.`);
  const experience = Array.from({ length: 24 }, (_, index) =>
    entry(`Job ${index + 1}`, bulletsOf(index + 1, 3 + (index % 5)), {
      organization: { text: `Company ${index + 1}`, url: null },
      location: 'Paris',
      when: 'May 2025 – Jul 2025',
    }),
  );
  const { pages } = await readResume({ sections: [entries(...experience)] });
  const pageOf = (text: string) => pages.findIndex((page) => page.includes(text));

  it('has several pages, each with name and page number', () => {
    expect(pages.length).toBeGreaterThanOrEqual(3);
    for (const [index, page] of pages.entries()) {
      expect(page.trim()).toMatch(new RegExp(`Ada Example · ${index + 1}/${pages.length}$`));
    }
  });

  it('never splits a short entry', () => {
    for (const { title, bullets } of experience)
      expect(new Set(bullets.map(pageOf)), title.text).toEqual(new Set([pageOf(`${title.text}\n`)]));
  });
});
