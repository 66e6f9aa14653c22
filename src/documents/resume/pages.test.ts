import { getDocumentProxy } from 'unpdf';
import { describe, expect, it, vi } from 'vitest';
import { program } from '#base/folders.ts';
import { blocksOf, paragraphOf } from '#base/markdown/blocks.ts';
import { Markdown } from '#base/markdown/markdown.ts';
import { withPublications } from '#content/withPublications.ts';
import { type ResumeSection, resumeEntry } from '#sections/resumeSection.ts';
import { readValues } from '../../../tests/exportResume.ts';
import { readPdf, readText } from '../../../tests/pdf.ts';
import { emptyResume, entries, entry, readResume, rows } from '../../../tests/resume.ts';
import { compileResume } from './compile.ts';
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

const kinds = ['entries', 'roles', 'rows', 'list', 'code', 'text'];

/** Returns a part of a résumé that can end a page, with headings that are recognizable. */
function partOf(kind: string, count: number): ResumeSection {
  // Longer than the margin, so that it is above its section.
  const heading = `Heading of ${kind} in Veranstaltungsverzeichnissen`;
  const lines = Array.from({ length: count }, (_, index) => `Line ${index}`);
  const more = count % 2 ? { text: '5 more', url: null } : undefined;
  const markdown = (text: string) => ({
    ...{ heading, more, entries: [], rows: [] },
    blocks: blocksOf(new Markdown(`Begins.\n\n## Heading below\n\n${text}`)),
  });
  if (kind === 'list') return markdown(lines.map((line) => `- ${line}`).join('\n'));
  if (kind === 'code') return markdown(['```', ...lines, '```'].join('\n'));
  if (kind === 'text') return markdown(lines.join('\n\n'));
  if (kind === 'rows') return { ...rows(count), heading, more };
  const all = lines.map((_, index) => entry('Heading of an entry', index === 1 ? lines : lines.slice(0, index % 5)));
  const some = all.slice(0, 1 + count / 4);
  const roles = some.map((role) => ({ ...role, when: '2020' }));
  const employer = resumeEntry('Heading of an employer', { when: 'Heading with a date', roles });
  return { ...entries(...(kind === 'roles' ? [employer] : some)), heading, more };
}

it('ends no page with a heading', async () => {
  // So many parts that pages end anywhere in each kind.
  const sections = Array.from({ length: 160 }, (_, index) => partOf(kinds[index % 6] ?? '', 1 + ((index * 7) % 29)));
  const pages = await readText(await compileResume({ ...emptyResume, sections }));
  expect(pages.length).toBeGreaterThan(30);
  // The last line is the number of the page.
  const ends = pages.map((page) => page.trim().split('\n').at(-2));
  expect(ends.filter((line) => line?.startsWith('Heading'))).toEqual([]);
});

it('fills a third of the second page as soon as there is one', async () => {
  let pages: string[] = [];
  for (let count = 50; pages.length < 2; count++) {
    const lines = Array.from({ length: count }, () => 'A line.');
    pages = await readText(await compileResume({ ...emptyResume, sections: [entries(entry('First', lines))] }));
  }
  expect(pages[1]?.trim().split('\n').length).toBeGreaterThan(15);
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
