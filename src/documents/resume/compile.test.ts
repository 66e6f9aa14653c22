import { describe, expect, it, vi } from 'vitest';
import { resumeEntry } from '#sections/section.ts';
import { readPdf } from '../../../tests/pdf.ts';
import { emptyResume, entries, readResume } from '../../../tests/resume.ts';
import { compileResume } from './compile.ts';
import type { ResumeData } from './data.ts';

// How long typesetting takes is the machine's affair.
vi.setConfig({ testTimeout: 60_000 });

const full: ResumeData = {
  ...emptyResume,
  role: 'Developer',
  location: 'Zürich',
  lookingFor: 'A post',
  intro: 'I count, then I build.',
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

  it('reads in order, with every space and no ligature', () => {
    expect(pdf.pages).toEqual([
      [
        'Ada Example',
        'Developer · Zürich · A post',
        'ada@example.com · example.com/ada',
        'I count, then I build.',
        'Experience',
        'Office engineer',
        'Firm & Fils, Paris · May 2025 – present',
        '• Fixed the first five flaws.',
        '• Wrote offline workflows, efficiently.',
        'Co',
        '2021',
        'Cards',
        'A game for four. C++, 3D Slicer · Code · Demo',
        'Bare',
        'Nothing else.',
        'Barer',
        'Rust',
        'Barest',
        'Skills',
        'Languages: Python, C++',
      ].join('\n'),
    ]);
  });

  it('tells assistive technology its headings, lists and links', () => {
    expect(pdf.tags.join('\n')).toBe(
      [
        'Root',
        'Document',
        'H1 Ada Example',
        'P Developer · Zürich · A post',
        'P ·',
        'Link ada@example.com',
        'Link example.com/ada',
        'P I count, then I build.',
        'H2 Experience',
        'H3 Office engineer',
        'P , Paris · May 2025 – present',
        'Link Firm & Fils',
        'L',
        'LI',
        'Lbl •',
        'LBody Fixed the first five flaws.',
        'LI',
        'Lbl •',
        'LBody Wrote offline workflows, efficiently.',
        'H3',
        'Link Co',
        'P 2021',
        'H3 Cards',
        'P A game for four. C++, 3D Slicer · ·',
        'Link Code',
        'Link Demo',
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

  it('names itself, its author and its language, and claims PDF/UA-1', () => {
    expect(pdf).toMatchObject({ title: 'Résumé: Ada Example', author: 'Ada Example', lang: 'en', ua: '1' });
  });

  it('leads where the content says', () => {
    expect(pdf.links).toEqual([
      'mailto:ada@example.com',
      'https://example.com/ada',
      'https://example.com/fils',
      'https://example.com/co',
      'https://example.com/code',
      'https://example.com/demo',
    ]);
  });

  it('brings its typefaces, cut to what it uses', () => {
    expect(pdf.fonts).toHaveLength(3);
    for (const { name, embedded } of pdf.fonts) {
      expect(name).toMatch(/^[A-Z]{6}\+(schibsted-grotesk|martian-mono)-latin$/);
      expect(embedded, name).toBe(true);
    }
  });

  it('is the same again, and knows no date', async () => {
    expect(Buffer.from(await compileResume(full)).equals(Buffer.from(await compileResume(full)))).toBe(true);
    expect(pdf.dates).toEqual([]);
  });

  it('is set on the paper that the content asks for', async () => {
    expect(pdf.size).toEqual([612, 792]);
    const [width, height] = (await readResume({ paper: 'a4' })).size;
    expect(Math.round(width)).toBe(595);
    expect(Math.round(height)).toBe(842);
  });
});

it('says no more than a name where there is no more', async () => {
  expect((await readResume({})).tags).toEqual(['Root', 'Document', 'H1 Ada Example']);
});

it('sets rows with a name alone, and with items alone', async () => {
  const rows = [
    { name: 'Medal', items: [] },
    { name: 'Prize', items: ['Society, 2024'] },
    { name: null, items: ['German (C1)', 'French'] },
  ];
  const { pages } = await readResume({ sections: [{ heading: 'Awards', entries: [], rows }] });
  expect(pages.join('\n').split('\n').slice(-4)).toEqual([
    'Awards',
    'Medal',
    'Prize: Society, 2024',
    'German (C1), French',
  ]);
});
