import { expect, it } from 'vitest';
import { contentOf } from '../../tests/contentOf.ts';
import { EntryError, planEntry } from './addEntry.ts';

const today = new Date('2026-11-22T12:00:00Z');

it('plans a post named by its title, dated today, and in order', async () => {
  const { file, text } = planEntry(await contentOf({}), 'writing', 'Why: tests?', today);
  expect(file).toBe('content/writing/why-tests.md');
  expect(text).toContain('\ntitle: "Why: tests?"\n');
  expect(text).toContain('\ndate: 2026-11-22\n');
  expect(text.replaceAll('\n# ', ' ')).toContain('A day as YYYY-MM-DD, a month or a year.');
  const content = await contentOf({ 'content/site.yaml': 'name: A\n', [file]: text });
  expect(content.problems).toEqual([]);
  expect(content.writing).toMatchObject([{ title: 'Why: tests?', date: '2026-11-22' }]);
  expect(() => planEntry(content, 'writing', 'Why tests', today)).toThrow(EntryError);
});

it('takes no old slug of another post', async () => {
  const content = await contentOf({ 'content/writing/b.md': '---\ntitle: B\naliases: [a]\n---\n' });
  expect(() => planEntry(content, 'writing', 'A', today)).toThrow('a is an old slug of content/writing/b.md.');
});

it('plans a section of its own kind', async () => {
  const { file, text } = planEntry(await contentOf({}), 'section', 'Patents', today);
  expect(file).toBe('content/more/patents.md');
  const content = await contentOf({ 'content/site.yaml': 'name: A\n', [file]: `${text}\nOne.\n` });
  expect(content.problems).toEqual([]);
  expect(content.more).toMatchObject([{ heading: 'Patents', slug: 'patents' }]);
});
