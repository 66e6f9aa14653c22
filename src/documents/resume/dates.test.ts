import { expect, it } from 'vitest';
import { resumeEntry } from '#sections/resumeSection.ts';
import { hasPoppler } from '../../../tests/browsers/engines.ts';
import { readWithPoppler } from '../../../tests/pdf.ts';
import { emptyResume, entries } from '../../../tests/resume.ts';
import { compileResume } from './compile.ts';

const experience = Array.from({ length: 15 }, (_, index) =>
  resumeEntry(`Job ${index + 1}${index % 3 ? '.' : ` ${'with a long title '.repeat(5)}.`}`, {
    organization: index % 2 ? { text: 'Firm', url: null } : null,
    text: index % 2 ? null : 'A tool that reads what is written, and says so to whoever asks.',
    when: `May ${1980 + index} – Jul ${2005 + index}`,
    bullets: index % 4 ? ['Built a thing.'] : [],
  }),
);
const named = (heading: string) => ({
  heading,
  entries: [],
  rows: [
    { name: `${heading} A`, items: ['one', 'two'] },
    ...[1, 2].map((n) => ({ name: `${heading} ${n}`, items: [] })),
  ],
});

it.runIf(hasPoppler()).each(['a4', 'us-letter'] as const)(
  'keeps each date near its title, and each row near its section, on %s',
  async (paper) => {
    const names = ['Skills', 'Awards', 'Languages'];
    const sections = [entries(...experience), ...names.map(named)];
    const pdf = await compileResume({ ...emptyResume, paper, sections });
    const text = readWithPoppler(pdf).replace(/\s+/g, ' ');
    const dates = [...text.matchAll(/May (\d{4})/g)];
    const ends = experience.map(({ title }) => text.indexOf(title.text.trim()) + title.text.trim().length);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    for (const [entry, end] of ends.entries()) {
      const [nearest] = dates.toSorted((a, b) => Math.abs(a.index - end) - Math.abs(b.index - end));
      expect(Number(nearest?.[1]), `Job ${entry + 1}`).toBe(1980 + entry);
    }
    for (const name of names) expect(text).toMatch(new RegExp(`${name} ${name} A`));
  },
);
