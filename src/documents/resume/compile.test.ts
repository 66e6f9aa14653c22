import { PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { blocksOf, paragraphOf } from '#base/markdown/blocks.ts';
import { Markdown } from '#base/markdown/markdown.ts';
import { type ResumeSection, resumeEntry } from '#sections/resumeSection.ts';
import { readPdf } from '../../../tests/pdf.ts';
import { emptyResume, entries, readResume } from '../../../tests/resume.ts';
import { readWord } from '../../../tests/word.ts';
import { compileLetter, compileResume } from './compile.ts';
import type { ResumeData } from './data.ts';
import { paperOf } from './paper.ts';
import { writeWord } from './word/writeWord.ts';
import { writeText } from './writeText.ts';

const full: ResumeData = {
  ...emptyResume,
  role: 'Developer',
  location: 'Zürich',
  lookingFor: 'A job',
  summary: ['I count, then I build.', 'I test.'].map(paragraphOf),
  contact: [
    { text: 'ada@example.com', url: 'mailto:ada@example.com' },
    { text: 'example.com/ada', url: 'https://example.com/ada' },
  ],
  sections: [
    entries(
      resumeEntry('Office engineer', {
        organization: { text: 'Firm & Fils', url: 'https://example.com/fils' },
        location: 'Paris',
        when: 'May 2025 – present',
        bullets: ['Fixed the first five flaws.', 'Wrote offline workflows, efficiently.'],
      }),
      resumeEntry({ text: 'Co', url: 'https://example.com/co' }, { when: '2021' }),
      resumeEntry('Cards', {
        text: 'A game for four.',
        technologies: ['C++', '3D Slicer'],
        links: [
          { text: 'Code', url: 'https://example.com/code' },
          { text: 'Demo', url: 'https://example.com/demo' },
        ],
      }),
      resumeEntry('Bare', { text: 'Nothing else.' }),
      resumeEntry('Barer', { technologies: ['Rust'] }),
      resumeEntry('Barest'),
    ),
    { heading: 'Skills', entries: [], rows: [{ name: 'Languages', items: ['Python', 'C++'] }] },
  ],
};

describe('a résumé', async () => {
  const pdf = await readPdf(await compileResume(full));

  it('exposes headings, lists and links to assistive technology, in reading order', () => {
    expect(pdf.tags.join('\n')).toBe(
      [
        'Root',
        'Document',
        'H1 Ada Example',
        'P Developer · Zürich · A job',
        'P ·',
        'Link',
        'Span ada@example.com',
        'Link',
        'Span example.com/ada',
        'P I count, then I build.',
        'P I test.',
        'H2 Experience',
        'H3 Office engineer',
        'P , Paris · May 2025 – present',
        'Link',
        'Span Firm & Fils',
        'L',
        'LI',
        'Lbl •',
        'LBody Fixed the first five flaws.',
        'LI',
        'Lbl •',
        'LBody Wrote offline workflows, efficiently.',
        'H3',
        'Link',
        'Span Co',
        'P 2021',
        'H3 Cards',
        'P A game for four. ·',
        'Link',
        'Span Code',
        'Link',
        'Span Demo',
        'P C++, 3D Slicer',
        'H3 Bare',
        'P Nothing else.',
        'H3 Barer',
        'P Rust',
        'H3 Barest',
        'H2 Skills',
        'P Languages: Python, C++',
      ].join('\n'),
    );
  });

  it('sets title, author, language and PDF/UA-1', () => {
    expect(pdf).toMatchObject({ title: 'Résumé: Ada Example', author: 'Ada Example', lang: 'en', ua: '1' });
  });

  it('embeds subsets of its fonts', () => {
    expect(pdf.fonts).toHaveLength(3);
    for (const { name, embedded } of pdf.fonts) {
      expect(name).toMatch(/^[A-Z]{6}\+(schibsted-grotesk|martian-mono)-latin(-Bold)?$/);
      expect(embedded, name).toBe(true);
    }
  });

  it('has the same bytes each time, and no date', async () => {
    expect(Buffer.from(await compileResume(full)).equals(Buffer.from(await compileResume(full)))).toBe(true);
    expect(pdf.dates).toEqual([]);
  });

  it('has the paper size of `resume.paper`', async () => {
    expect(pdf.size).toEqual([612, 792]);
    const [width, height] = (await readResume({ paper: 'a4' })).size;
    expect(Math.round(width)).toBe(595);
    expect(Math.round(height)).toBe(842);
  });
});

it('prints each row as a line, and rows with at most one item on one line', async () => {
  const linesOf = async (rows: ResumeSection['rows']) => {
    const { pages } = await readResume({ sections: [{ heading: 'Awards', entries: [], rows }] });
    return pages.join('\n').split('\n').slice(2);
  };
  const [medal, prize] = [
    { name: 'Medal', items: [] },
    { name: 'Prize', items: ['Society, 2024'] },
  ];
  expect(await linesOf([medal, prize])).toEqual(['Medal · Prize: Society, 2024']);
  expect(await linesOf([medal, prize, { name: null, items: ['German (C1)', 'French'] }])).toEqual([
    'Medal',
    'Prize: Society, 2024',
    'German (C1), French',
  ]);
});

it('prints rows that are sentences as one text after the others, in a brief section', async () => {
  const rows = [
    { name: 'Piano', items: ['Fugues, badly.'] },
    { name: 'Choir', items: ['alto'] },
    { name: 'Chess', items: ['Slowly.'] },
    { name: 'Go', items: [] },
  ];
  const { pages } = await readResume({ sections: [{ heading: 'Interests', entries: [], rows, isBrief: true }] });
  expect(pages.join()).toContain('Choir: alto · Go\nPiano: Fugues, badly. Chess: Slowly.');
});

it('ends a limited section with the number of omitted entries', async () => {
  const more = { text: 'and 5 more at example.com', url: 'https://example.com' };
  const { pages, links } = await readResume({
    sections: [
      { ...entries(resumeEntry('Co')), more },
      { heading: 'Awards', entries: [], rows: [{ name: 'Medal', items: [] }], more },
    ],
  });
  expect(pages.join('\n').split('\n').slice(1)).toEqual(['Experience', 'Co', more.text, 'Awards', 'Medal', more.text]);
  expect(links).toEqual(['https://example.com/', 'https://example.com/']);
});

it.each(['en', 'ar'])(
  'prints the kind of grouped entries before the first one, and words in semibold: %s',
  async (lang) => {
    const paper = (title: string, group: string) =>
      resumeEntry(title, { group, text: 'Kim-O’Haras, Kim-O’Hara.', strong: 'Kim-O’Hara' });
    const data = {
      ...emptyResume,
      lang,
      sections: [entries(paper('A', 'Journal'), paper('B', 'Journal'), paper('C', 'Book'))],
    };
    const { tags } = await readPdf(await compileResume(data));
    const headings = ['H2 Experience', 'H3 Journal', 'H4 A', 'H4 B', 'H3 Book', 'H4 C'];
    expect(tags.map((tag) => tag.trim()).filter((tag) => /^H[2-4]/.test(tag))).toEqual(headings);
    expect(writeText(data)).toContain(
      'Experience\n\nJournal\nA\nKim-O’Haras, Kim-O’Hara.\n\nB\nKim-O’Haras, Kim-O’Hara.\n\nBook\nC',
    );
    const { paragraphs } = readWord(writeWord(data));
    expect(
      paragraphs.flatMap(({ style, text }) =>
        /^Heading[2-4]/.test(style ?? '') ? `${style?.replace('eading', '')} ${text}` : [],
      ),
    ).toEqual(headings);
    expect(paperOf(data).sections[0]?.entries[0]?.lines).toEqual([
      [[{ words: 'Kim-O’Haras, ' }, { words: 'Kim-O’Hara', isBold: true }, { words: '.' }]],
    ]);
  },
);

it('typesets Markdown, with notes, tables and quotations as text', async () => {
  const text = [
    'I **build** ~~toys~~ `ships`, $\\alpha_1 \\le 3$ of them[^1] &copy; __me__.',
    '## Since',
    '1. one\n2. two',
    '> said\n\n| a | b |\n|---|--:|\n| c | d |',
    '```\nx = 1\n  y\n```',
    '[^1]: A *note*, [here](https://note.example).',
  ].join('\n\n');
  const data = { ...emptyResume, summary: blocksOf(new Markdown(text)) };
  const { pages, tags } = await readPdf(await compileResume(data));
  const note = 'of them (A note, here (https://note.example).) © me.';
  const [page = ''] = pages;
  expect(page).toContain(`I build toys ships, α1 ≤ 3 ${note}`);
  expect(page).toContain('said\na, b\nc, d\n');
  expect(page).not.toMatch(/[*~`$|\\[\]]|&copy|__/);
  for (const tag of ['L', 'Code']) expect(tags.join(' ')).toMatch(new RegExp(`\\b${tag}\\b`));
  expect(writeText(data)).toContain(note);
});

it('marks an entry in another language', async () => {
  const french = resumeEntry('Ingénieure', { lang: 'fr', when: 'May 2020', text: 'Construit.', bullets: ['Fait.'] });
  const data = { ...emptyResume, sections: [entries(french, resumeEntry('Engineer', { bullets: ['Built.'] }))] };
  const { context } = await PDFDocument.load(await compileResume(data), { updateMetadata: false });
  const tagged = context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFDict) || !object.has(PDFName.of('Lang')) || !object.has(PDFName.of('S'))) return [];
    return `${object.lookup(PDFName.of('S'), PDFName).decodeText()} ${object.lookup(PDFName.of('Lang'), PDFString).decodeText()}`;
  });
  expect(tagged.filter((tag) => tag.endsWith(' fr')).map((tag) => tag.split(' ')[0])).toEqual(
    expect.arrayContaining(['H3', 'L']),
  );
});

describe('a letter', () => {
  const written = (length: number) => ({
    ...full,
    title: 'Cover letter: Ada Example',
    summary: [],
    sections: [],
    letter: { date: 'November 21, 2026', blocks: blocksOf(new Markdown(`Dear Acme,\n\n${'I test. '.repeat(length)}`)) },
  });

  it('has the head of the résumé, the date, the text and the name', async () => {
    const pdf = await readPdf(await compileLetter(written(1)));
    expect(pdf).toMatchObject({ title: 'Cover letter: Ada Example', lang: 'en', ua: '1' });
    const [first = ''] = pdf.pages;
    expect(first.split('\n')).toEqual([
      'Ada Example',
      'Developer · Zürich · A job',
      'ada@example.com · example.com/ada',
      'November 21, 2026',
      'Dear Acme,',
      'I test.',
      'Ada Example',
    ]);
  });

  it('stays on one page if it is long', async () => {
    expect((await readPdf(await compileLetter(written(600)))).pages).toHaveLength(1);
  });
});
