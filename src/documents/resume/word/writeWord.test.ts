import { afterEach, expect, it, vi } from 'vitest';
import { blocksOf } from '#base/markdown/blocks.ts';
import { Markdown } from '#base/markdown/markdown.ts';
import { resumeEntry } from '#sections/resumeSection.ts';
import { employer, emptyResume, entries, entry } from '../../../../tests/resume.ts';
import { readWord } from '../../../../tests/word.ts';
import type { ResumeData } from '../data.ts';
import { textDirection } from './direction.ts';
import { writeWord } from './writeWord.ts';

afterEach(() => void vi.unstubAllEnvs());

const read = (data: Partial<ResumeData>) => readWord(writeWord({ ...emptyResume, ...data }));
const summary = (...texts: string[]) => blocksOf(new Markdown(texts.join('\n\n')));

const full: Partial<ResumeData> = {
  role: 'Developer & <tester>',
  contact: [{ text: 'ada@example.com', url: 'mailto:ada@example.com' }],
  sections: [
    entries(
      resumeEntry('Engineer', {
        organization: { text: 'Firm', url: 'https://firm.example/?a=1&b="2"' },
        when: 'May 2025 – present',
        bullets: ['Fixed flaws.', 'Wrote tests.'],
      }),
    ),
    { heading: 'Skills', entries: [], rows: [{ name: 'Languages', items: ['Python', 'C++'] }] },
  ],
};

it('writes headings, lists and links in order, in one column', () => {
  const { paragraphs, links, names } = read(full);
  expect(paragraphs).toEqual([
    { text: 'Ada Example', style: 'Heading1' },
    { text: 'Developer & <tester>', style: undefined },
    { text: 'ada@example.com', style: undefined },
    { text: 'Experience', style: 'Heading2' },
    { text: 'Engineer', style: 'Heading3' },
    { text: 'Firm · May 2025 - present', style: undefined },
    { text: 'Fixed flaws.', style: 'ListParagraph', list: 'bullet', level: '0' },
    { text: 'Wrote tests.', style: 'ListParagraph', list: 'bullet', level: '0' },
    { text: 'Skills', style: 'Heading2' },
    { text: 'Languages: Python, C++', style: undefined },
  ]);
  expect(links).toEqual(['mailto:ada@example.com', 'https://firm.example/?a=1&b="2"']);
  expect([...names].filter((name) => /tbl|txbx|drawing|pict|cols/.test(name))).toEqual([]);
});

it('writes the roles at one employer below it, and keeps its lines with the first', () => {
  const roles = [
    entry('Lead', ['Led.'], { when: '2021', badge: 'Full-time', technologies: ['Rust'] }),
    entry('Engineer', [], { location: 'Lyon' }),
  ];
  const { paragraphs, parts } = read({ sections: [entries(employer(...roles), entry('Other', []))] });
  expect(paragraphs.slice(2)).toEqual([
    { text: 'Firm', style: 'Heading3' },
    { text: '2020' },
    { text: 'Lead', style: 'Heading4' },
    { text: '2021 · Full-time' },
    { text: 'Led.', style: 'ListParagraph', list: 'bullet', level: '0' },
    { text: 'Rust' },
    { text: 'Engineer', style: 'Heading4' },
    { text: 'Lyon' },
    { text: 'Other', style: 'Heading3' },
    { text: 'Firm' },
  ]);
  expect(parts['word/document.xml']).toMatch(/<w:pPr><w:keepNext\/><\/w:pPr>(?:(?!<\/w:p>).)*2020/);
});

it('writes the same bytes in every time zone', () => {
  const made = ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu'].map((zone) => {
    vi.stubEnv('TZ', zone);
    return { offset: new Date(0).getTimezoneOffset(), bytes: Buffer.from(writeWord({ ...emptyResume, ...full })) };
  });
  expect(new Set(made.map(({ offset }) => offset)).size, 'zones differ').toBe(4);
  expect(new Set(made.map(({ bytes }) => bytes.toString('hex'))).size).toBe(1);
});

it('typesets Markdown', () => {
  const { paragraphs, links, names } = read({
    summary: summary(
      'I **build** ~~toys~~ `ships`, $\\alpha_1 \\le 3$ of them[^1].',
      '## Since',
      '3. one\n4. two\n   - inner',
      '> said',
      '| a | b |\n|---|--:|\n| c | [d](https://d.example) |',
      '```\nx = 1\n\n  y\n```',
      '[^1]: A *note*.\n\n    Its end.',
    ),
  });
  expect(paragraphs.slice(1)).toEqual([
    { text: 'I build toys ships, α1 ≤ 3 of them (A note. Its end.).' },
    { text: 'Since', style: 'Subheading' },
    { text: 'one', style: 'ListParagraph', list: 'decimal', level: '0' },
    { text: 'two', style: 'ListParagraph', list: 'decimal', level: '0' },
    { text: 'inner', style: 'ListParagraph', list: 'bullet', level: '1' },
    ...['said', 'a, b', 'c, d (https://d.example)'].map((text) => ({ text })),
    { text: 'x = 1\n\n  y', style: 'Code' },
  ]);
  expect(links).toEqual(['https://d.example', 'https://d.example']);
  for (const name of ['w:b', 'w:strike']) expect(names).toContain(name);
});

it('writes Arabic right to left, but Latin words and phone numbers left to right', () => {
  const { parts } = read({
    lang: 'ar',
    contact: [
      { text: 'ada@example.com', url: 'mailto:ada@example.com' },
      { text: '+44 20 7946 0142', url: 'tel:+442079460142' },
    ],
    sections: [entries(entry('مطوّرة Python 3 وC++', []))],
  });
  const { 'word/document.xml': text = '', 'word/styles.xml': styles = '' } = parts;
  expect(text).toMatch(/<w:titlePg\/><w:bidi\/><\/w:sectPr>/);
  expect(styles).toMatch(/<w:style w:type="paragraph" w:default="1".*?<w:pPr><w:bidi\/><\/w:pPr>/);
  expect(styles).toContain('w:bidi="ar-EG"');
  const runs = [...text.matchAll(/<w:r>(?:<w:rPr>(.*?)<\/w:rPr>)?<w:t xml:space="preserve">(.*?)<\/w:t>/g)];
  const ofLatin = runs.filter(([, style]) => !style?.includes('<w:rtl/>')).map(([, , words]) => words);
  // A mark keeps the order of the number.
  const urls = ['ada@example.com', '\u200e+44 20 7946 0142'];
  expect(ofLatin).toEqual(['Ada Example', ...urls, 'Experience', 'Python 3', 'C++', 'Firm']);
});

it.each<[string, 'ltr' | 'rtl', 'ltr' | 'rtl']>([
  ['Doe, J. A study (2019).', 'rtl', 'ltr'],
  ['Study of الخط in Latin script.', 'rtl', 'ltr'],
  ['React هي مكتبة لبناء الواجهات.', 'rtl', 'rtl'],
  ['+44 20', 'rtl', 'rtl'],
  ['جملة عربية.', 'ltr', 'rtl'],
])('finds the direction of "%s" in a line that is %s: %s', (text, base, direction) => {
  expect(textDirection(text, base)).toBe(direction);
});

it.each([['zh-Hant-TW', 'w:eastAsia="zh-TW"']])('sets the language %s', (lang, named) => {
  expect(read({ lang }).parts['word/styles.xml']).toContain(named);
});

it('marks an entry in another language, but not its date', () => {
  const french = entry('Ingénieure', ['Fait.'], { lang: 'fr', when: '2020' });
  const { 'word/document.xml': text = '' } = read({ sections: [entries(french, entry('Engineer', []))] }).parts;
  const languageOf = (words: string) =>
    new RegExp(`<w:r>(?:<w:rPr>((?:(?!</w:rPr>).)*)</w:rPr>)?<w:t xml:space="preserve">${words}<`)
      .exec(text)?.[1]
      ?.match(/<w:lang w:val="(.*?)"/)?.[1];
  expect(['Ingénieure', 'Fait.', '2020', 'Engineer'].map(languageOf)).toEqual(['fr-FR', 'fr-FR', 'en-US', undefined]);
});

it('writes valid XML for any text', () => {
  const name = '\ud800\ufffe\u0007<w:p>&amp;\u{1f680}]]>';
  expect(read({ name }).paragraphs[0]?.text).toBe('�<w:p>&amp;\u{1f680}]]>');
});
