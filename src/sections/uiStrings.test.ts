/** All strings of the interface, in each language. */
import { expect, it } from 'vitest';
import { uiLanguages } from '#base/uiStrings/languages.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { projectsStrings } from './projects/uiStrings.ts';

const tags = Object.keys(uiLanguages);

/** The files of UI strings. */
const files = Object.values(
  import.meta.glob<Record<string, (tag: string) => object>>('./*/uiStrings.ts', { eager: true }),
);

/** Functions of lists, which have tests of their own. */
const ofLists = new Set<unknown>(tags.map((tag) => projectsStrings(tag).count));

const ofTexts = new Set<unknown>(tags.map((tag) => projectsStrings(tag).outOfShowcase));

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  if (typeof value !== 'function' || ofLists.has(value)) return [];
  const values = ofTexts.has(value) ? ['3'] : [1, 2, 3, 11, 100];
  return values.map((each): unknown => value(each, 5)).filter((text) => typeof text === 'string');
}

const stringsOf = (tag: string) => [
  ...textsOf(uiStringsFor(tag)),
  ...files.flatMap((file) => Object.values(file).flatMap((strings) => textsOf(strings(tag)))),
];

it.each(tags)('has complete strings: %s', (tag) => {
  const strings = stringsOf(tag);
  expect(strings.length).toBeGreaterThan(300);
  expect(strings.filter((text) => !text.trim() || /#|undefined|NaN|\[object/.test(text))).toEqual([]);
});

/** Names that no language translates, and arguments of functions above. */
const names =
  /Vercel Web Analytics|Speed Insights|Cookies?|cookie|Data Mine|YouTube|BibTeX|DOI|arXiv|PDF|RSS|QR|CV|personal|[a-z]+-[A-Z]{2}|zh-Hans|\b(ar|he|ja|ko|ru)\b/g;

it.each(['ar', 'he', 'ja', 'ko', 'ru', 'zh-Hans'])('has nothing in English: %s', (tag) => {
  expect(stringsOf(tag).filter((text) => /[a-z]/i.test(text.replace(names, '')))).toEqual([]);
});

it('breaks no line before punctuation in French', () => {
  expect(stringsOf('fr').filter((text) => / [:;?!»]|[^\u00a0][;?!»]|\S:/.test(text))).toEqual([]);
});

/** Returns the width in characters of the showcase. Chinese, Japanese and Korean ones are almost twice as wide. */
const width = (text: string) =>
  [...text].reduce((sum, character) => sum + (/[\u1100-\uffff]/.test(character) ? 1.7 : 1), 0);

it.each(tags)('fits the label of a place in the showcase into nine characters: %s', (tag) => {
  const { figure, about } = uiStringsFor(tag);
  const labels = files
    .flatMap((file) => Object.values(file))
    .flatMap((strings): unknown => ({ tile: undefined, ...strings(tag) }).tile ?? [])
    .map(String);
  expect(labels.length).toBeGreaterThan(8);
  expect([...labels, about.author, figure(7)].filter((label) => width(label) > 9)).toEqual([]);
  expect(new Set(labels).size, 'distinct labels').toBe(labels.length);
});

it.each([
  ['de', '3 Projekte: Privat (2), Forschung (1)', '1 Projekt (Privat)'],
  ['ru', '3 проекта: Для себя (2), Наука (1)', '1 проект (Для себя)'],
  ['ja', 'プロジェクト3件：個人（2）、研究（1）', 'プロジェクト1件（個人）'],
])('counts projects by category in %s', (tag, three, one) => {
  const { count } = projectsStrings(tag);
  const [personal, research] = [
    { category: 'personal', count: 2 } as const,
    { category: 'research', count: 1 } as const,
  ];
  expect(count(3, [personal, research])).toBe(three);
  expect(count(1, [{ ...personal, count: 1 }])).toBe(one);
});
