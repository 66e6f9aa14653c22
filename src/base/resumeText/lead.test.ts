import { describe, expect, it } from 'vitest';
import { splitLead } from './lead.ts';

describe('a lead', () => {
  it.each<[string, string, string, string]>([
    ['is the text where it fits', 'One. Two.', 'One. Two.', ''],
    ['is the first paragraph', 'One.\n\n- a\n- b', 'One.', '- a\n- b'],
    [
      'is as many sentences as fit',
      'One is one. Two is two. Three is three.',
      'One is one. Two is two.',
      'Three is three.',
    ],
    [
      'ends before Markdown',
      'One is $1. **Two is** $2, and three is $3.',
      'One is $1.',
      '**Two is** $2, and three is $3.',
    ],
    [
      'is as many sentences as fit, in other scripts',
      '这是第一句。这是第二句话。'.repeat(3),
      '这是第一句。这是第二句话。这是第一句。这是第二句话。',
      '这是第一句。这是第二句话。',
    ],
    [
      'is cut off if the first sentence is too long, and followed by all of it',
      'Thirty signs **are not enough** for this one. Two.',
      'Thirty signs are not enough…',
      'Thirty signs **are not enough** for this one. Two.',
    ],
    [
      'is followed by its links',
      'See [this](https://a.b), <https://c.d>.',
      'See this, https://c.d.',
      '[this](https://a.b)',
    ],
    [
      'is not followed by code that looks like a link',
      'See `[a](b:c)`, [d](https://e.f).',
      'See [a](b:c), d.',
      '[d](https://e.f)',
    ],
    ['ends before a sentence with a link', 'One. See [this](https://a.b).', 'One.', 'See [this](https://a.b).'],
    ['is followed by code', 'One.\n```\ncode\n\n  more\n```', 'One.', '```\ncode\n\n  more\n```'],
    ['is not code', '```\ncode\n```\nOne.', 'code', '```\ncode\n```\nOne.'],
  ])('%s', (_, text, lead, rest) => {
    expect(splitLead(text, 30)).toEqual({ lead, rest });
  });
});
