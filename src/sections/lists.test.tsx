import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { uiStringsFor } from '#base/uiStrings.ts';
import { absoluteFrom } from '#base/urls.ts';
import type { RowsLayout } from '#ui/Rows.tsx';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import { printed, rowsIn, textOf } from '../../tests/entries.ts';
import { type Award, awards } from './awards/section.ts';
import { certificates } from './certificates/section.ts';
import { education } from './education/section.ts';
import { ListSection } from './ListSection.tsx';
import { languages } from './languages/section.ts';
import type { Section } from './section.ts';
import { type Talk, talks } from './talks/section.ts';
import { teaching } from './teaching/section.ts';
import { volunteering } from './volunteering/section.ts';

function show<Value>(section: Pick<Section<Value>, 'contents' | 'rows'>, value: Value, layout?: RowsLayout) {
  render(<ListSection section={section} value={value} layout={layout} />);
  return screen.getByRole('region');
}

/** Returns the texts of each row, without those for screen readers. */
const textsOf = (region: HTMLElement) =>
  rowsIn(region).map((row) =>
    [...row.querySelectorAll('p, h3, li')].map((part) => textOf(part)?.replaceAll(' (opens in a new tab)', '')),
  );

const url = 'https://example.com/';
const link = (text: string, to: string | null = null) => ({ text, url: to });
const place = { at: absoluteFrom(new URL(url)), today: new Date('2026-11-22') };
const owner = { '@id': '#person' };

/** Shows entries on the page, in the résumé, in a JSON Resume and in structured data. */
function everywhere<Value extends object>(section: Section<readonly Value[]>, entries: readonly Value[]) {
  return {
    page: textsOf(show(section, entries)),
    resume: printed(section, [...entries, { ...entries[0], resume: false } as unknown as Value]),
    json: section.jsonResume?.write(entries),
    person: section.person?.(entries, place) ?? section.things?.(entries, owner),
  };
}

it('shows a talk with its event and links', () => {
  const full = { title: 'Making tests fast', event: 'JSConf', location: 'Lyon', date: '2026-05', url };
  const slides = `${url}slides`;
  expect(everywhere<Talk>(talks, [{ ...full, slides, video: `${url}video` }, { title: 'Bare' }])).toMatchObject({
    page: [['Making tests fast', 'May 2026', 'JSConf, Lyon', 'SlidesVideo'], ['Bare']],
    resume: {
      heading: 'Talks',
      entries: [
        {
          ...{ title: link(full.title, url), organization: link('JSConf'), location: 'Lyon', when: 'May 2026' },
          links: [link('Slides', slides), link('Video', `${url}video`)],
        },
        { title: link('Bare'), organization: null, location: null, when: null, links: [] },
      ],
    },
    person: { performerIn: [{ '@type': 'Event', name: 'JSConf', startDate: '2026-05', location: 'Lyon' }] },
  });
  expect(screen.getByRole('link', { name: /^Slides/ })).toHaveProperty('href', slides);
  expect(printed(talks, [{ title: 'Untold', resume: false }])).toBeUndefined();
});

it('shows a course with role, institution and time', () => {
  const assistant = { course: 'Data Structures', role: 'Assistant', institution: 'Sample University' };
  const all = [
    { ...assistant, start: '2025-09', term: 'three terms', summary: 'Trees.' },
    { course: 'First Programs', term: 'Summer 2024' },
  ];
  const [title, when, where] = ['Assistant, Data Structures', 'Sep 2025 – present', 'Sample University, three terms'];
  expect(everywhere(teaching, all)).toMatchObject({
    page: [
      [title, when, where, 'Trees.'],
      ['First Programs', 'Summer 2024'],
    ],
    resume: {
      entries: [
        { title: link(title), organization: link(where), when, text: 'Trees.' },
        { title: link('First Programs'), when: 'Summer 2024' },
      ],
    },
    person: [
      { '@type': 'Course', provider: { name: 'Sample University' } },
      { '@type': 'Course', name: 'First Programs', hasCourseInstance: { instructor: owner } },
    ],
  });
});

it('shows a volunteer role with its highlights', () => {
  const facts = { role: 'Coach', organization: 'Sample School', start: '2022', end: '2023-05' };
  const texts = { summary: 'On Thursdays.', highlights: ['Won a cup.'] };
  expect(everywhere(volunteering, [{ ...facts, ...texts, url }, { organization: 'Food Bank' }])).toMatchObject({
    page: [['Coach', '2022 – May 2023', 'Sample School', 'On Thursdays.', 'Won a cup.'], ['Food Bank']],
    resume: {
      entries: [
        {
          ...{ title: link('Coach'), organization: link('Sample School', url), when: '2022 – May 2023' },
          ...{ text: 'On Thursdays.', bullets: ['Won a cup.'] },
        },
        { title: link('Food Bank'), organization: null },
      ],
    },
    json: [
      { organization: 'Sample School', position: 'Coach', url, startDate: '2022', endDate: '2023-05', ...texts },
      { organization: 'Food Bank' },
    ],
    person: {
      memberOf: [{ roleName: 'Coach', memberOf: { '@type': 'Organization', name: 'Sample School' } }, {}],
    },
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
  it('shows what is known, and a school once', () => {
    const all = [
      { title: 'BSc', institution: 'School', start: '2021' },
      { institution: 'School', end: '2023', honors: '3.9/4' },
      { title: 'Diploma, School', institution: 'School' },
    ];
    expect(textsOf(show(education, all))).toEqual([
      ['BSc', '2021 – present', 'School'],
      ['School', '2023', 'Grade: 3.9/4'],
      ['Diploma, School'],
    ]);
  });

  it('shows honors, summary and courses', () => {
    const facts = { title: 'BSc, Physics', institution: 'School', url, end: '2023', courses: ['Logic', 'Sets'] };
    expect(everywhere(education, [{ ...facts, honors: 'GPA 3.9', summary: 'A thesis' }])).toMatchObject({
      page: [['BSc, Physics', '2023', 'School, GPA 3.9', 'A thesis', 'Courses: Logic, Sets']],
      resume: {
        entries: [
          {
            ...{ title: link('BSc, Physics', url), organization: link('School'), when: '2023' },
            text: 'GPA 3.9. A thesis. Courses: Logic, Sets.',
          },
        ],
      },
      json: [
        {
          ...{ institution: 'School', url, studyType: 'BSc', area: 'Physics', endDate: '2023' },
          ...{ score: 'GPA 3.9', courses: ['Logic', 'Sets'], summary: 'A thesis' },
        },
      ],
    });
    expect(
      education.resume([{ title: 'A', honors: '3/4', courses: ['C', '算法'] }], uiStringsFor('zh-Hans')),
    ).toMatchObject({ entries: [{ text: '成绩：3/4。课程：C、算法。' }] });
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

  it('separates former from current schools, and omits those without name or years', () => {
    const entries = [
      { institution: 'University', start: '2023' },
      { institution: 'College', start: '2024-09', end: '2026-12' },
      { institution: 'School', start: '2021-09', end: '2023-06' },
      { title: 'Degree', start: '2021', end: '2023' },
      { institution: 'Academy' },
    ];
    const named = (...names: string[]) => names.map((name) => ({ '@type': 'EducationalOrganization', name }));
    expect(education.person(entries, place)).toEqual({
      alumniOf: named('School'),
      affiliation: named('University', 'College'),
    });
  });
});

describe('awards', () => {
  const medal = { title: 'Falls Medal', issuer: 'Sample Society', date: '2024-05', summary: 'For counting' };

  it('have their months and organizations', () => {
    expect(everywhere<Award>(awards, [{ ...medal, url }, { title: 'Alone' }])).toMatchObject({
      page: [['Falls Medal', 'May 2024', 'Sample Society', 'For counting'], ['Alone']],
      resume: {
        rows: [
          { name: 'Falls Medal', url, items: ['Sample Society, May 2024. For counting.'] },
          { name: 'Alone', items: [] },
        ],
      },
      json: [
        { title: 'Falls Medal', awarder: 'Sample Society', date: '2024-05', url, summary: 'For counting' },
        { title: 'Alone' },
      ],
      person: { award: ['Falls Medal, Sample Society', 'Alone'] },
    });
  });

  it('have years beside another list, each shown once', () => {
    const same = { title: 'Second', date: '2024-02' };
    const rows = rowsIn(show(awards, [medal, same, { title: 'Undated' }], 'half'));
    const dates = rows.map((row) => row.querySelector('h3 + p'));
    expect(dates.map((date) => date?.textContent)).toEqual(['2024', '2024', undefined]);
    expect(dates.map((date) => date?.classList.contains('visually-hidden'))).toEqual([false, true, undefined]);
  });

  it('are folded after the eighth, with a fragment for links', () => {
    show(
      awards,
      Array.from({ length: 11 }, (_, index) => ({ title: `Award ${index + 1}`, date: String(2026 - index) })),
    );
    const folded = screen.getByText('3 more').closest('details');
    expect(folded?.open).toBe(false);
    const rest = document.getElementById('awards-all');
    expect(folded?.contains(rest)).toBe(true);
    expect(within(rest as HTMLElement).getAllByRole('listitem', { hidden: true })).toHaveLength(3);
  });
});

it('shows certificates with issuer and expiry, in the résumé by issuer', () => {
  const all = [
    { title: 'A 1', issuer: 'A', date: '2026', expires: '2029', url },
    { title: 'A 2', issuer: 'A', date: '2025' },
    { title: 'Alone', url },
  ];
  expect(everywhere(certificates, all)).toMatchObject({
    page: [['A 1', '2026', 'A, valid until 2029'], ['A 2', '2025', 'A'], ['Alone']],
    resume: {
      rows: [
        { name: 'A', items: [link('A 1 (2026, valid until 2029)', url), link('A 2 (2025)')] },
        { name: 'Alone', url, items: [] },
      ],
    },
    json: [{ name: 'A 1', issuer: 'A', date: '2026', expires: '2029', url }, {}, {}],
    person: {
      hasCredential: [
        {
          ...{ '@type': 'EducationalOccupationalCredential', name: 'A 1', url, dateCreated: '2026', expires: '2029' },
          recognizedBy: { '@type': 'Organization', name: 'A' },
        },
        {},
        {},
      ],
    },
  });
});

it('shows languages with their levels, apart from programming languages', () => {
  const all = [{ name: 'German', level: 'C1' }, { name: 'French' }];
  expect(everywhere(languages, all)).toMatchObject({
    page: [['German', 'C1'], ['French']],
    resume: { rows: [{ name: null, items: ['German (C1)', 'French'] }] },
    json: [{ language: 'German', fluency: 'C1' }, { language: 'French' }],
    person: { knowsLanguage: [{ '@type': 'Language', name: 'German' }, {}] },
  });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Spoken languages');
});
