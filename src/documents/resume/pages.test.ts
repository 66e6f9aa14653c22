import { describe, expect, it, vi } from 'vitest';
import { readResume } from '../../../tests/resume.ts';
import type { ResumeData } from './data.ts';

// How long typesetting takes is the machine's affair.
vi.setConfig({ testTimeout: 60_000 });

it('keeps the name of a technology on one line', async () => {
  const technologies = Array.from({ length: 60 }, () => '3D OR-Tool');
  const { pages } = await readResume({ projects: [{ title: 'A', description: 'B.', technologies, links: [] }] });
  expect(pages.join().split('\n').length).toBeGreaterThan(6);
  expect(pages.join()).not.toMatch(/(3D|OR-)\n/);
});

it('breaks a word that is longer than a line, and nothing else', async () => {
  const word = `https://example.com/${'abcdefghij'.repeat(20)}`;
  const [page = ''] = (await readResume({ intro: `See ${word} there.` })).pages;
  expect(page.replaceAll('\n', '')).toBe(`Ada ExampleSee ${word} there.`);
  for (const line of page.split('\n')) expect(line.length).toBeLessThan(120);
});

describe('a long résumé', async () => {
  const bullets = (entry: number, count: number) =>
    Array.from(
      { length: count },
      (_, index) => `Entry ${entry}, bullet ${index + 1} of ${count}: ${'word '.repeat(12)}end.`,
    );
  const experience: ResumeData['experience'] = Array.from({ length: 24 }, (_, index) => ({
    title: { text: `Post ${index + 1}`, url: null },
    company: { text: `Company ${index + 1}`, url: null },
    location: 'Paris',
    when: 'May 2025 – Jul 2025',
    description: bullets(index + 1, 3 + (index % 5)),
  }));
  const projects = Array.from({ length: 30 }, (_, index) => ({
    title: `Project ${index + 1}.`,
    description: `Purpose ${index + 1}: ${'word '.repeat(30)}end.`,
    technologies: ['Rust'],
    links: [],
  }));
  const bare = { title: { text: 'Post', url: null }, company: { text: 'Firm', url: null }, location: null, when: null };
  const { pages } = await readResume({ experience, projects });
  const pageOf = (text: string) => pages.findIndex((page) => page.includes(text));

  it('takes the pages that it needs, each with its number and the name', () => {
    expect(pages.length).toBeGreaterThanOrEqual(4);
    for (const [index, page] of pages.entries()) {
      expect(page.trim()).toMatch(new RegExp(`Ada Example · ${index + 1}/${pages.length}$`));
    }
  });

  it('splits no entry over two pages', () => {
    for (const { title, company, description } of experience) {
      const where = [`${title.text}\n`, `${company?.text}, `, ...description].map(pageOf);
      expect(new Set(where), title.text).toEqual(new Set([where[0]]));
    }
    for (const [index, { title }] of projects.entries()) {
      expect(pageOf(`Purpose ${index + 1}:`), title).toBe(pageOf(`${title}\n`));
    }
  });

  it.each(['a4', 'us-letter'] as const)(
    'parts bullets by two or more, and none in its middle, on %s',
    async (paper) => {
      const counts = [1, 25, 3, 12, 2, 18, 7, 4, 20, 9, 5, 15, 6, 22, 8, 11, 13, 10];
      const long = counts.map((count, entry) => ({
        ...bare,
        description: Array.from({ length: count }, (_, bullet) => {
          const words = 'some words about the work done here and its effect '.repeat(1 + (bullet % 4));
          return `Entry ${entry + 1}, bullet ${bullet + 1} of ${count}: ${words}end.`;
        }),
      }));
      const skills = Array.from({ length: 24 }, (_, index) => ({ name: `Group ${index + 1}`, items: ['Rust', 'Go'] }));
      let parted = 0;
      // From line to line of the first page, so that breaks fall everywhere.
      for (let count = 0; count < 4; count += 1) {
        const first = { ...bare, description: Array.from({ length: count }, () => 'A line.') };
        const { pages } = await readResume({ paper, experience: [first, ...long], skills });
        const flat = pages.map((page) => page.replace(/\s+/g, ' '));
        for (const { description } of long) {
          const where = description.map((bullet) => flat.findIndex((page) => page.includes(bullet)));
          expect(where, description[0]).not.toContain(-1);
          const onPages = [...Map.groupBy(where, (page) => page).values()].map(({ length }) => length);
          if (onPages.length === 1) continue;
          parted += 1;
          expect(Math.min(...onPages), description[0]).toBeGreaterThanOrEqual(2);
        }
      }
      expect(parted, 'entries that go on over a page').toBeGreaterThan(2);
    },
  );

  const lines = (count: number) => Array.from({ length: count }, () => 'A line.');
  it.each<[string, Partial<ResumeData>, string]>([
    [
      'a section',
      { projects: [{ title: 'Cards', description: 'A game.', technologies: [], links: [] }] },
      'Projects\nCards\nA game.',
    ],
    [
      'an entry that is longer than a page',
      { experience: [{ ...bare, title: { text: 'Long', url: null }, description: lines(80) }] },
      'Long\nFirm\n• A line.',
    ],
  ])('leaves no heading alone at the foot of a page: %s', async (_, { experience = [], projects = [] }, beginning) => {
    const where: number[] = [];
    // Line by line, until it begins on the second page.
    for (let count = 46; where.at(-1) !== 1; count += 1) {
      const { pages } = await readResume({
        experience: [{ ...bare, description: lines(count) }, ...experience],
        projects,
      });
      where.push(pages.findIndex((page) => page.includes(beginning)));
    }
    expect(where).not.toContain(-1);
    expect(where.length, 'it was tried at the foot').toBeGreaterThan(3);
  });

  it('goes on over the page with an entry that is longer than one, and loses nothing', async () => {
    const description = bullets(1, 90);
    const { pages } = await readResume({
      experience: [...experience.slice(0, 7), { ...bare, description }],
    });
    expect(pages.length).toBeGreaterThanOrEqual(3);
    const text = pages.join('\n');
    for (const bullet of description) expect(text.replaceAll('\n', ' ')).toContain(bullet);
    expect(pages.some((page) => page.includes(`Post\nFirm\n• ${description[0]?.slice(0, 40)}`))).toBe(true);
  });
});
