import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { uiStringsFor } from '../uiStrings.ts';
import { Markdown } from './markdown.ts';
import { toHtml } from './toHast.ts';

const draw = async (markdown: string) =>
  JSDOM.fragment(await toHtml(new Markdown(markdown), { strings: uiStringsFor() }));

it('puts a note after the paragraph that cites it, with links in both directions, and without a list', async () => {
  const drawn = await draw('First[^a] and second[^b].\n\nThird.\n\n[^a]: Note *one*.\n\n    More.\n[^b]: Two.');
  const paragraph = drawn.querySelector('.noted > p:first-child');
  const references = [...(paragraph?.querySelectorAll('a') ?? [])];
  const asides = [...drawn.querySelectorAll('.noted > aside[role=note]')];
  expect(references).toHaveLength(2);
  expect(asides.map((aside) => aside.textContent?.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'Back to text 1 Note one.More.',
    'Back to text 2 Two.',
  ]);
  for (const [index, reference] of references.entries()) {
    const aside = asides[index];
    expect(reference.getAttribute('href')).toBe(`#${aside?.id}`);
    expect(reference.textContent).toBe(`${index + 1}`);
    const description = aside?.querySelector(`[id="${reference.getAttribute('aria-describedby')}"]`);
    expect(description?.textContent?.trim()).toBe(['Note one.', 'Two.'][index]);
    const back = aside?.querySelector('a');
    expect(back?.getAttribute('href')).toBe(`#${reference.id}`);
  }
  expect(drawn.querySelector('section, h2')).toBeNull();
});

it.each([
  ['a list', '- item[^b]'],
  ['a table', '| a[^b] |\n|--|\n| c |'],
  ['a heading', '## Heading[^b]'],
  ['a quote', '> quote[^b]'],
  ['two places', 'one[^b]\n\ntwo[^b]'],
])('keeps a note of %s in the list at the end, under its number', async (_, cited) => {
  const drawn = await draw(`Text[^a].\n\n${cited}\n\n[^a]: One.\n\n[^b]: Two.`);
  expect(drawn.querySelector('aside')?.textContent).toContain('One.');
  const [item, ...others] = drawn.querySelectorAll('section li');
  expect(item?.getAttribute('value')).toBe('2');
  expect(item?.textContent).toContain('Two. Back to text (2)');
  expect(others).toEqual([]);
});

it('keeps code and lists in a note', async () => {
  const drawn = await draw('a[^1] b[^2]\n\n[^1]: See\n\n    ```js\n    code\n    ```\n\n[^2]: - x\n    - y');
  const [first, second] = drawn.querySelectorAll('aside');
  expect(first?.querySelector('p + figure code')?.textContent).toContain('code');
  expect([...(second?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['SUP', 'UL']);
});

it('keeps notes at the end of a text in a feed, with links to its page, and without attributes for scripts', async () => {
  const text = new Markdown(
    'First[^a], see [there](https://there.example).\n\n```ts\nlet a;\n```\n\n|a|\n|-|\n|b|\n\n[^a]: Note.',
  );
  const html = await toHtml(text, { strings: uiStringsFor(), fedPage: 'https://example.com/a' });
  const drawn = JSDOM.fragment(html);
  expect(drawn.querySelector('p')?.textContent).toBe('First1, see there.');
  expect(drawn.querySelector('section:last-child li')?.textContent).toContain('Note.');
  expect(drawn.querySelector('sup a')?.getAttribute('href')).toBe('https://example.com/a#user-content-fn-a');
  expect(html).not.toMatch(/ (aria|data|role|tabindex)[\w-]*=/);
});
