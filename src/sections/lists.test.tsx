import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { uiStringsFor } from '#base/uiStrings.ts';
import { absoluteFrom } from '#base/urls.ts';
import type { RowsLayout } from '#ui/Rows.tsx';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import { printed, rowsIn, textOf } from '../../tests/entries.ts';
import { awards } from './awards/section.ts';
import { certificates } from './certificates/section.ts';
import { distinctDegree, education } from './education/section.ts';
import { ListSection } from './ListSection.tsx';
import { languages } from './languages/section.ts';
import type { Section } from './section.ts';
import { talks } from './talks/section.ts';
import { teaching } from './teaching/section.ts';
import { volunteering } from './volunteering/section.ts';

type Degree = Parameters<typeof education.rows>[0][number];

function show<Value>(
  section: Pick<Section<Value>, 'contents' | 'rows'>,
  value: Value,
  layout?: RowsLayout,
): HTMLElement {
  render(<ListSection section={section} value={value} layout={layout} />);
  return screen.getByRole('region');
}

/** Returns the texts of each row, without those for screen readers. */
const textsOf = (region: HTMLElement) =>
  rowsIn(region).map((row) =>
    [...row.querySelectorAll('p, h3, li')].map((part) => textOf(part)?.replaceAll(' (opens in a new tab)', '')),
  );

const url = 'https://example.com/';

it('shows a talk with its event and links, on the page and in documents', () => {
  const full = { title: 'Making tests fast', event: 'JSConf', location: 'Lyon', date: '2026-05', url };
  const all = [{ ...full, slides: `${url}slides`, video: `${url}video` }, { title: 'Bare' }];
  const region = show(talks, all);
  expect(textsOf(region)).toEqual([['Making tests fast', 'May 2026', 'JSConf, Lyon', 'SlidesVideo'], ['Bare']]);
  expect([...region.querySelectorAll('a')].map(({ href }) => href)).toEqual([url, `${url}slides`, `${url}video`]);
  expect(printed(talks, [...all, { title: 'Untold', resume: false }])).toMatchObject({
    heading: 'Talks',
    entries: [
      {
        title: { text: full.title, url },
        organization: { text: 'JSConf', url: null },
        location: 'Lyon',
        when: 'May 2026',
        links: [
          { text: 'Slides', url: `${url}slides` },
          { text: 'Video', url: `${url}video` },
        ],
      },
      { title: { text: 'Bare', url: null }, organization: null, location: null, when: null, links: [] },
    ],
  });
  expect(printed(talks, [{ title: 'Untold', resume: false }])).toBeUndefined();
  expect(talks.person(all)).toEqual({
    performerIn: [{ '@type': 'Event', name: 'JSConf', startDate: '2026-05', location: 'Lyon' }],
  });
});

it('shows a course with role, institution and time, on the page and in documents', () => {
  const assistant = { course: 'Data Structures', role: 'Assistant', institution: 'Sample University' };
  const all = [
    { ...assistant, start: '2025-09', term: 'three terms', summary: 'Trees.' },
    { course: 'First Programs', term: 'Summer 2024' },
  ];
  expect(textsOf(show(teaching, all))).toEqual([
    ['Assistant, Data Structures', 'Sep 2025 – present', 'Sample University, three terms', 'Trees.'],
    ['First Programs', 'Summer 2024'],
  ]);
  expect(printed(teaching, all)?.entries).toMatchObject([
    {
      title: { text: 'Assistant, Data Structures' },
      organization: { text: 'Sample University, three terms' },
      when: 'Sep 2025 – present',
      text: 'Trees.',
    },
    { when: 'Summer 2024' },
  ]);
  expect(teaching.things(all, { '@id': '#person' })[1]).toMatchObject({
    ...{ '@type': 'Course', name: 'First Programs' },
    hasCourseInstance: { instructor: { '@id': '#person' } },
  });
});

it('shows a volunteer role with its highlights, on the page and in documents', () => {
  const facts = { role: 'Coach', organization: 'Sample School', start: '2022', end: '2023-05' };
  const coach = { ...facts, url, summary: 'On Thursdays.', highlights: ['Won a cup.'] };
  const all = [coach, { organization: 'Food Bank' }];
  const [row, bare] = textsOf(show(volunteering, all));
  expect(row).toEqual(['Coach', '2022 – May 2023', 'Sample School', 'On Thursdays.', 'Won a cup.']);
  expect(bare).toEqual(['Food Bank']);
  expect(printed(volunteering, all)?.entries).toMatchObject([
    {
      title: { text: 'Coach', url: null },
      organization: { text: 'Sample School', url },
      when: '2022 – May 2023',
      text: 'On Thursdays.',
      bullets: ['Won a cup.'],
    },
    { title: { text: 'Food Bank' }, organization: null },
  ]);
  expect(volunteering.jsonResume.write(all)).toEqual([
    {
      ...{ organization: 'Sample School', position: 'Coach', url, startDate: '2022', endDate: '2023-05' },
      ...{ summary: 'On Thursdays.', highlights: ['Won a cup.'] },
    },
    { organization: 'Food Bank' },
  ]);
  expect(volunteering.person(all).memberOf?.[0]).toMatchObject({
    roleName: 'Coach',
    memberOf: { '@type': 'Organization', name: 'Sample School' },
  });
});

it('rejects a volunteer role without role and organization, and an expiry before the date', () => {
  const messages = [
    volunteering.schema.safeParse({ entries: [{ start: '2022' }] }),
    certificates.schema.safeParse({ entries: [{ title: 'Triage', date: '2024-05', expires: '2024-04' }] }),
  ].flatMap(({ error }) => error?.issues.map(({ message }) => message));
  expect(messages).toEqual(['is required, unless organization is given', 'must not be before date']);
});

describe('education', () => {
  it.each<[string, Degree, string[]]>([
    ['no end', { title: 'BSc', institution: 'School', start: '2021' }, ['BSc', '2021 – present', 'School']],
    ['no title', { institution: 'School', end: '2023' }, ['School', '2023']],
    ['its school for a title', { title: 'School', institution: 'School' }, ['School']],
    [
      'honors, summary and courses',
      { title: 'BSc', institution: 'School', honors: 'GPA 3.9', summary: 'A thesis.', courses: ['Logic', 'Sets'] },
      ['BSc', 'School, GPA 3.9', 'A thesis.', 'Courses: Logic, Sets'],
    ],
    ['a grade alone', { institution: 'School', honors: '3.9/4' }, ['School', 'Grade: 3.9/4']],
  ])('shows an entry with %s', (_, entry, parts) => {
    expect(textsOf(show(education, [entry]))).toEqual([parts]);
  });

  it.each([
    ['de', ['Sept. 2020 – Sept. 2024', '2018']],
    ['pt-BR', ['2020 – 2024', '2018']],
  ])('has years alone if months of a language don’t fit: %s', (language, dates) => {
    const period = { title: 'Degree', start: '2020-09', end: '2024-09' };
    render(
      <UiStringsProvider language={language}>
        <ListSection section={education} value={[period, { title: 'School', end: '2018' }]} />
      </UiStringsProvider>,
    );
    expect(rowsIn(screen.getByRole('region')).map((row) => textOf(row.querySelector('h3 + p')))).toEqual(dates);
  });

  it('has title, institution, honors and courses in documents', () => {
    const degree = { title: 'BSc, Physics', institution: 'School', url, end: '2023', courses: ['Logic'] };
    const honored = { ...degree, honors: 'GPA 3.9', summary: 'A thesis' };
    expect(printed(education, [honored, { title: 'Out', resume: false }])?.entries).toMatchObject([
      {
        title: { text: 'BSc, Physics', url },
        organization: { text: 'School' },
        when: '2023',
        text: 'GPA 3.9. A thesis. Courses: Logic.',
      },
    ]);
    expect(education.jsonResume.write([honored])).toEqual([
      {
        ...{ institution: 'School', url, studyType: 'BSc', area: 'Physics', endDate: '2023' },
        ...{ score: 'GPA 3.9', courses: ['Logic'], summary: 'A thesis' },
      },
    ]);
  });

  it('has the punctuation of the site’s language in documents', () => {
    const degree = { title: 'A', honors: '3.8/4', courses: ['C++', '算法'] };
    expect(education.resume([degree], uiStringsFor('zh-Hans'))?.entries).toMatchObject([
      { text: '成绩：3.8/4。课程：C++、算法。' },
    ]);
  });

  it('separates former from current schools, and omits those without name or years', () => {
    const entries = [
      { institution: 'University', start: '2023' },
      { institution: 'College', start: '2024-09', end: '2026-12' },
      { institution: 'School', start: '2021-09', end: '2023-06' },
      { title: 'Degree', start: '2021', end: '2023' },
      { institution: 'Academy' },
    ];
    const named = (...names: string[]) => names.map((name) => ({ '@type': 'EducationalOrganization', name }));
    const at = absoluteFrom(new URL('https://example.com'));
    expect(education.person(entries, { at, today: new Date('2026-11-22') })).toEqual({
      alumniOf: named('School'),
      affiliation: named('University', 'College'),
    });
  });

  it('names a school once that the title ends with', () => {
    const schoolOf = (title: string) => distinctDegree({ title, institution: 'Sample School' }).institution;
    expect(schoolOf('Diploma, Sample School')).toBeUndefined();
    expect(schoolOf('Diploma')).toBe('Sample School');
  });
});

describe('awards', () => {
  const medal = { title: 'Falls Medal', issuer: 'Sample Society', date: '2024-05', summary: 'For counting' };
  const listOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ title: `Award ${index + 1}`, date: String(2026 - index) }));

  it('have their months and organizations', () => {
    const [row] = textsOf(show(awards, [medal, ...listOf(3)]));
    expect(row).toEqual(['Falls Medal', 'May 2024', 'Sample Society', 'For counting']);
  });

  it('have years beside another list, each shown once', () => {
    const same = { title: 'Second', date: '2024-02' };
    const rows = rowsIn(show(awards, [{ ...medal, url }, same, { title: 'Undated' }], 'half'));
    const dates = rows.map((row) => row.querySelector('h3 + p'));
    expect(dates.map((date) => date?.textContent)).toEqual(['2024', '2024', undefined]);
    expect(dates.map((date) => date?.classList.contains('visually-hidden'))).toEqual([false, true, undefined]);
  });

  it('are folded after the eighth, with their years and a fragment for links', () => {
    show(awards, listOf(11));
    const folded = screen.getByText('3 more, 2016 – 2018').closest('details');
    expect(folded?.open).toBe(false);
    const rest = document.getElementById('awards-all');
    expect(folded?.contains(rest)).toBe(true);
    expect(within(rest as HTMLElement).getAllByRole('listitem', { hidden: true })).toHaveLength(3);
  });

  it('are in documents', () => {
    const all = [{ ...medal, url }, { title: 'Alone' }];
    expect(printed(awards, all)?.rows).toEqual([
      { name: 'Falls Medal', url, items: ['Sample Society, May 2024. For counting.'] },
      { name: 'Alone', items: [] },
    ]);
    expect(awards.jsonResume.write(all)).toEqual([
      { title: 'Falls Medal', awarder: 'Sample Society', date: '2024-05', url, summary: 'For counting' },
      { title: 'Alone' },
    ]);
    expect(awards.person(all)).toEqual({ award: ['Falls Medal, Sample Society', 'Alone'] });
  });
});

describe('certificates', () => {
  const of = (issuer: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      title: `${issuer} ${index + 1}`,
      issuer,
      date: String(2026 - index),
    }));
  it('have issuer and expiry', () => {
    show(certificates, [{ title: 'Triage', issuer: 'Ward Board', date: '2024-05', expires: '2027-05' }]);
    expect(screen.getByText('valid until May 2027').parentElement?.innerHTML).toBe(
      '<bdi>Ward Board</bdi>, <bdi>valid until May 2027</bdi>',
    );
  });

  it('are in documents by issuer', () => {
    const [first, ...others] = of('A', 2);
    const all = [{ ...first, title: 'A 1', expires: '2029', url }, ...others, { title: 'Alone', url }];
    expect(printed(certificates, all)?.rows).toEqual([
      {
        name: 'A',
        items: [
          { text: 'A 1 (2026, valid until 2029)', url },
          { text: 'A 2 (2025)', url: null },
        ],
      },
      { name: 'Alone', url, items: [] },
    ]);
    expect(certificates.jsonResume.write(all)?.[0]).toEqual({
      name: 'A 1',
      issuer: 'A',
      date: '2026',
      expires: '2029',
      url,
    });
    expect(certificates.person(all).hasCredential[0]).toEqual({
      ...{ '@type': 'EducationalOccupationalCredential', name: 'A 1', url, dateCreated: '2026', expires: '2029' },
      recognizedBy: { '@type': 'Organization', name: 'A' },
    });
  });
});

it('shows each language with its level, apart from programming languages, and in documents', () => {
  const all = [{ name: 'German', level: 'C1' }, { name: 'French' }, { name: 'Latin', resume: false }];
  expect(textsOf(show(languages, all, 'cells'))).toEqual([['German', 'C1'], ['French'], ['Latin']]);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Spoken languages');
  expect(printed(languages, all)?.rows).toEqual([{ name: null, items: ['German (C1)', 'French'] }]);
  expect(printed(languages, all.slice(2))).toBeUndefined();
  expect(languages.jsonResume.write(all)).toEqual([{ language: 'German', fluency: 'C1' }, { language: 'French' }]);
  expect(languages.person(all).knowsLanguage[0]).toEqual({ '@type': 'Language', name: 'German' });
});

it('shows levels that are alike with each language', () => {
  const all = ['German', 'French'].map((name) => ({ name, level: 'C1' }));
  expect(show(languages, all, 'cells').querySelector('.visually-hidden')).toBeNull();
});
