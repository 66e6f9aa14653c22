import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { arbitraryBody } from '../../../tests/hostile/arbitraries.ts';
import { findPageProblems } from '../../../tests/hostile/pageProblems.ts';
import { hostileBody } from '../../../tests/hostile/payloads.ts';
import { uiStringsFor } from '../uiStrings.ts';
import { Markdown } from './markdown.ts';
import { toHtml } from './toHast.ts';

const { document } = new JSDOM('').window;

/** Returns what is wrong with the HTML of running text, without its images. */
async function problems(markdown: string): Promise<string[]> {
  const template = document.createElement('template');
  const image = () => ({ type: 'text' as const, value: '' });
  template.innerHTML = await toHtml(new Markdown(markdown), { strings: uiStringsFor(), image });
  return findPageProblems(template.content);
}

describe('running text', () => {
  // The highlighter warns of languages that it doesn't know.
  beforeAll(() => void vi.spyOn(console, 'warn').mockReturnValue());
  afterAll(() => void vi.restoreAllMocks());

  it('full of attacks is only text', async () => {
    expect(await problems(hostileBody)).toEqual([]);
  });

  it('made at random is harmless', { timeout: 600_000 }, async () => {
    const property = fc.asyncProperty(arbitraryBody, async (body) => {
      expect(await problems(body)).toEqual([]);
    });
    await fc.assert(property, { numRuns: 300, seed: 20261121 });
  });
});
