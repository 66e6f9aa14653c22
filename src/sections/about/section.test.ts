import { describe, expect, it } from 'vitest';
import { Markdown } from '#base/markdown/markdown.ts';
import { about, distinctIntro, openingOf } from './section.ts';

describe('an intro', () => {
  const body = new Markdown('I build **small** tools & tests.\n\nAnd more.');

  it('is left out if it is cut off and the text has all of it', () => {
    expect(distinctIntro({ intro: 'I build small tools…', body })).toEqual({ lead: undefined, background: body });
  });

  it('stays if the text is different', () => {
    for (const lead of ['I build small tools & tests.', 'I write…', '…', undefined]) {
      expect(distinctIntro({ intro: lead, body })).toEqual({ lead, background: body });
    }
  });

  it('is not repeated by the same text below it', () => {
    const lead = 'I build small tools & tests. And more.';
    expect(distinctIntro({ intro: lead, body })).toEqual({ lead, background: undefined });
    const signs = new Markdown('    …');
    expect(distinctIntro({ intro: '—', body: signs }).background).toBe(signs);
  });
});

describe('the opening of a page', () => {
  const none = new Markdown('');
  const openingIn = (intro: string) => {
    const { lead, rest } = openingOf({ intro, body: none });
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
    const file = { file: 'about.md', slug: 'about', body: none };
    expect(about.isFilled({ ...file, intro: `${long} ${long}` })).toBe(true);
    expect(about.isFilled({ ...file, intro: long })).toBe(false);
  });
});
