import { describe, expect, it } from 'vitest';
import { Markdown } from '#base/markdown/markdown.ts';
import { about, openingOf } from './section.ts';

describe('the opening of a page', () => {
  const openingIn = (intro: string) => {
    const { lead, rest } = openingOf({ intro });
    return [lead, rest];
  };
  const short = 'I build small tools.';
  const long =
    'They measure what people do in rooms where nobody looks, and say how sure they are of each of their numbers.';

  it('is a whole intro if it is short', () => {
    expect(openingIn(`${short} ${short} ${short}`)).toEqual([`${short} ${short} ${short}`, undefined]);
  });

  it('is the first sentence of a long one, or two if they are short', () => {
    expect(openingIn(`${long} ${short} ${long}`)).toEqual([`${long} ${short}`, long]);
    expect(openingIn(`${long} ${long}`)).toEqual([long, long]);
  });

  it('is one sentence, however long it is', () => {
    const sentence = `${long.slice(0, -1)}, ${long}`;
    expect(openingIn(sentence)).toEqual([sentence, undefined]);
  });

  it('counts wide characters twice', () => {
    const sentence = `${'設計'.repeat(25)}。`;
    expect(openingIn(sentence + sentence)).toEqual([sentence, sentence]);
  });

  it('leaves the rest as the background', () => {
    const file = { file: 'about.md', slug: 'about', body: new Markdown('') };
    expect(about.isFilled({ ...file, intro: `${long} ${long}` })).toBe(true);
    expect(about.isFilled({ ...file, intro: long })).toBe(false);
  });
});
