import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { widthOf } from '#base/characters.ts';
import { pageContent, withShowcase } from '../../../tests/entries.ts';
import { resumeContent } from '../../../tests/resumeContent.ts';
import type { PageContent } from '../prepare.tsx';
import { AboutPage } from './AboutPage.tsx';

/** Returns the lines that a text takes, with so many characters in each. */
function linesOf(text: string | null | undefined, characters: number): number {
  let [lines, used] = [text ? 1 : 0, 0];
  for (const width of (text ?? '').split(/\s+/).map(widthOf)) {
    const isNext = used > 0 && used + 1 + width > characters;
    lines += isNext ? 1 : 0;
    used = isNext ? width : used + 1 + width;
  }
  return lines;
}

/**
 * Returns about where the showcase begins in a window of 1280 px, by sizes of type and characters of columns.
 * `npm run gallery` measures it.
 */
function topOf(html: string): number {
  const { document } = new JSDOM(html).window;
  const statement = document.querySelector('p');
  const [size, characters] = /long/.test(statement?.className ?? '') ? [59, 30] : [76, 22];
  const lead = document.querySelector('.text > p:not(:has(a))');
  const words = lead?.className === 'lead' ? 31 * linesOf(lead.textContent, 54) : 26 * linesOf(lead?.textContent, 64);
  const links = document.querySelectorAll('nav li').length;
  const facts = [...document.querySelectorAll('dd')].map((fact) => 31 + 21 * linesOf(fact.textContent, 34));
  const columns = [words + 68, 22 + 28 * Math.ceil(links / (links > 6 ? 2 : 1)), facts.reduce((a, b) => a + b, 0)];
  return 170 + size * linesOf(statement?.textContent, characters) + Math.max(...columns) + 36;
}

it.each(globSync('tests/resumes/[01]*.json'))('the showcase is in view at 1280 × 800: %s', async (file) => {
  // The only one with its texts in two languages.
  const language = basename(file).startsWith('09') ? 'de' : undefined;
  const { values } = await resumeContent(readFileSync(file, 'utf8'), language);
  const content = pageContent({ ...(values as Partial<PageContent>), ...withShowcase(values) });
  const top = topOf(renderToStaticMarkup(createElement(AboutPage, { content })));
  expect(top).toBeLessThanOrEqual(560);
});
