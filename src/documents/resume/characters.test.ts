import { describe, expect, it } from 'vitest';
import { paragraphOf } from '#base/markdown/blocks.ts';
import { entries, entry, readResume } from '../../../tests/resume.ts';

/** Returns the text of a résumé with this intro, without the name. */
const readLine = async (intro: string) =>
  (await readResume({ summary: [paragraphOf(intro)] })).pages.join('\n').replace('Ada Example\n', '');

describe('text', () => {
  it.each([
    '#import "x": * #let a = 1 #panic() #data.name',
    '$x^2$ *bold* _emph_ `raw` <label> @reference = Title',
    '\\ \\u{1F600} // /* no comment */ ~ -- --- ... [block] {code}',
    '"straight" \'quotes\' & <b>tags</b> %s \\n',
  ])('is never interpreted as markup: %s', async (text) => {
    expect(await readLine(text)).toBe(text);
  });

  it.each([
    ['accents in two parts', 'Zoe\u0308 Pe\u0301ter', 'Zoë Péter'],
    ['pairs that fonts kern or join', 'To. AVA Ty 11, 1171 ffi fl fb Th', 'To. AVA Ty 11, 1171 ffi fl fb Th'],
    ['invisible marks and line breaks', 'a\u200bb\u00adc\ufeff\u0007\n  d\te\u00a0f', 'abc d e f'],
    ['half a surrogate pair', 'a\ud800b', 'a\ufffdb'],
    ['typographic signs', '“a” – ‘b’ — c… 9 × 5 ≥ 3 € → ™ ½', '“a” – ‘b’ — c… 9 × 5 ≥ 3 € → ™ ½'],
  ])('keeps %s readable', async (_, text, expected) => {
    expect(await readLine(text)).toBe(expected);
  });
});

describe('another script', () => {
  it.each([
    ['Cyrillic', 'Привет, Ёлкин', 'noto-sans-cyrillic'],
    ['Chinese', '設計、漢字', 'noto-sans-sc-'],
    ['Japanese', '山田、カタカナ', 'noto-sans-jp-'],
    // Single words, since PDF readers order right-to-left lines differently.
    ['Arabic', 'برمجيات', 'vazirmatn-arabic'],
    ['Hebrew', 'שלום', 'noto-sans-hebrew-hebrew'],
    ['Devanagari', 'नमन', 'noto-sans-devanagari'],
  ])('is printed in an embedded font: %s', async (_, text, face) => {
    const { pages, fonts } = await readResume({ summary: [paragraphOf(text)] });
    expect(pages.join()).toContain(text);
    expect(fonts.every(({ embedded }) => embedded)).toBe(true);
    const others = fonts.map(({ name }) => name.slice(7)).filter((name) => !name.startsWith('schibsted-grotesk'));
    expect(others.length).toBeGreaterThan(0);
    for (const name of others) expect(name).toMatch(new RegExp(`^${face}`));
  });

  it('replaces missing characters of the label font', async () => {
    const mail = entry('Mail', [], { text: 'A list.', technologies: ['Ёлка', '漢字'] });
    expect((await readResume({ sections: [entries(mail)] })).pages.join()).toContain('A list.\nЁлка, 漢字');
  });
});

describe('characters that the fonts lack', () => {
  it.each([
    ['symbols are left out', 'Fast 🚀 and 👩‍💻 light 🇩🇪', 'Fast and light'],
    ['others become "?"', 'ქარ abc', '??? abc'],
  ])('%s', async (_, text, expected) => {
    expect(await readLine(text)).toBe(expected);
  });

  it('stay in URLs', async () => {
    const url = 'https://example.com/🚀/ﬁ';
    expect((await readResume({ contact: [{ text: 'Rocket', url }] })).links.map(decodeURI)).toEqual([url]);
  });
});

it.each([
  ['zh-Hant-TW', 'zh-TW'],
  ['ar', 'ar'],
])('sets the language %s', async (lang, named) => {
  expect((await readResume({ lang, summary: [paragraphOf('A')] })).lang).toBe(named);
});

it.each(['ar', 'he'])('keeps the end of a Latin text at its right, in every part: %s', async (lang) => {
  const title = 'Senior Engineer, C++';
  const reference = 'Doe, J. and Roe, R. A study (2019). Best paper!';
  const { pages } = await readResume({
    lang,
    summary: [paragraphOf('I wrote this (really).')],
    sections: [entries(entry(title, ['Built with .NET.'], { organization: null, text: reference }))],
  });
  expect(pages.join().split('\n')).toEqual(
    expect.arrayContaining([
      'I wrote this (really).',
      title,
      reference,
      expect.stringMatching(/^•? ?Built with .NET.( •)?$/),
    ]),
  );
});
