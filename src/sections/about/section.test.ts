import { describe, expect, it } from 'vitest';
import { Markdown } from '#base/markdown/markdown.ts';
import { distinctIntro } from './section.ts';

describe('an intro', () => {
  const body = new Markdown('I build **small** tools & tests.\n\nAnd more.');

  it('is left out where it is cut, and whole below', () => {
    expect(distinctIntro({ intro: 'I build small tools…', body })).toEqual({ lead: undefined, background: body });
  });

  it('stays where it is whole, or says something else', () => {
    for (const lead of ['I build small tools & tests.', 'I write…', undefined]) {
      expect(distinctIntro({ intro: lead, body })).toEqual({ lead, background: body });
    }
  });

  it('is not repeated by a text that says the same', () => {
    const lead = 'I build small tools & tests. And more.';
    expect(distinctIntro({ intro: lead, body })).toEqual({ lead, background: undefined });
    const signs = new Markdown('    …');
    expect(distinctIntro({ intro: '—', body: signs }).background).toBe(signs);
  });
});
