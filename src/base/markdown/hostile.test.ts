import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { arbitraryBody } from '../../../tests/hostile/arbitraries.ts';
import { findPageProblems } from '../../../tests/hostile/pageProblems.ts';
import { hostileBody } from '../../../tests/hostile/payloads.ts';
import { uiStringsFor } from '../uiStrings.ts';
import { Markdown } from './markdown.ts';
import { toHtml } from './toHast.ts';

const { document } = new JSDOM('').window;

/** What is wrong with the HTML of running text, the places of images apart. */
async function problems(markdown: string): Promise<string[]> {
  const template = document.createElement('template');
  const image = () => ({ type: 'text' as const, value: '' });
  template.innerHTML = await toHtml(new Markdown(markdown), { strings: uiStringsFor(), image });
  return findPageProblems(template.content);
}

describe('running text', () => {
  // The highlighter complains of languages that it does not know.
  beforeAll(() => void vi.spyOn(console, 'warn').mockReturnValue());

  it('full of attacks is text', async () => {
    expect(await problems(hostileBody)).toEqual([]);
  });

  it('made by chance is harmless', { timeout: 600_000 }, async () => {
    const property = fc.asyncProperty(arbitraryBody, async (body) => {
      expect(await problems(body)).toEqual([]);
    });
    await fc.assert(property, { numRuns: 300, seed: 20261121 });
  });
});
