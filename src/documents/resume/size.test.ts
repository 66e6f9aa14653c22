import { expect, it, vi } from 'vitest';
import { readPdf } from '../../../tests/pdf.ts';
import { emptyResume } from '../../../tests/resume.ts';
import { compileResume } from './compile.ts';

// How long typesetting takes is the machine's affair.
vi.setConfig({ testTimeout: 60_000 });

const counts = [1, 25, 3, 12, 2, 18, 7, 4, 20, 9, 5, 15, 6, 22, 8, 11, 13, 10];
const experience = counts.map((count, entry) => ({
  title: { text: `Post ${entry + 1}`, url: 'https://example.com' },
  company: { text: 'Firm', url: null },
  location: 'Paris',
  when: 'May 2025',
  description: Array.from({ length: count }, (_, bullet) => `Bullet ${bullet + 1}: ${'word '.repeat(20)}end.`),
}));
const skills = Array.from({ length: 24 }, (_, index) => ({ name: `Group ${index + 1}`, items: ['Rust', 'Go'] }));

it('keeps a long résumé below 120 KB, with its tags', async () => {
  const bytes = await compileResume({ ...emptyResume, experience, skills });
  expect(bytes.length).toBeLessThan(120 * 1024);
  const { pages, tags, ua } = await readPdf(bytes);
  expect(ua).toBe('1');
  expect(tags.filter((tag) => tag.startsWith('H3'))).toHaveLength(counts.length);
  expect(pages.join('\n').match(/Bullet \d+:/g)).toHaveLength(counts.reduce((sum, count) => sum + count));
});
