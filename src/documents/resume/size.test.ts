import { expect, it } from 'vitest';
import { readPdf } from '../../../tests/pdf.ts';
import { emptyResume, entries, entry, rows } from '../../../tests/resume.ts';
import { compileResume } from './compile.ts';

const counts = [1, 25, 3, 12, 2, 18, 7, 4, 20, 9, 5, 15, 6, 22, 8, 11, 13, 10];
const bullets = (count: number) =>
  Array.from({ length: count }, (_, bullet) => `Bullet ${bullet + 1}: ${'word '.repeat(20)}end.`);
const experience = entries(
  ...counts.map((count, index) => entry(`Job ${index + 1}`, bullets(count), { location: 'Paris', when: 'May 2025' })),
);

it('keeps a long résumé below 120 KB, with its tags', async () => {
  const bytes = await compileResume({ ...emptyResume, sections: [experience, rows(24)] });
  expect(bytes.length).toBeLessThan(120 * 1024);
  const { pages, tags, ua } = await readPdf(bytes);
  expect(ua).toBe('1');
  expect(tags.filter((tag) => tag.startsWith('H3'))).toHaveLength(counts.length);
  expect(pages.join('\n').match(/Bullet \d+:/g)).toHaveLength(counts.reduce((sum, count) => sum + count));
});
