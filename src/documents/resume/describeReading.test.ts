import { expect, it } from 'vitest';
import { resumeEntry } from '#sections/resumeSection.ts';
import { emptyResume } from '../../../tests/resume.ts';
import { compileResume } from './compile.ts';
import type { ResumeData } from './data.ts';
import { describeReading, pagesOfPdf } from './describeReading.ts';

const firm = { text: 'Firm', url: null };
const data: ResumeData = {
  ...emptyResume,
  contact: [{ text: 'ada@example.com', url: 'mailto:ada@example.com' }],
  sections: [
    {
      kind: 'experience',
      heading: 'Experience',
      entries: [
        resumeEntry('Weaver', { organization: firm, when: 'May 2025 – present' }),
        resumeEntry('Spinner', { when: '2019 – 2021', isJob: true }),
        resumeEntry('Mill', {
          when: 'Jan 2017 – Dec 2018 · 2 years',
          roles: ['Foreman', 'Hand'].map((title, index) =>
            resumeEntry(title, {
              organization: { text: 'Mill', url: null },
              when: `Jan ${2018 - index} – Dec ${2018 - index}`,
            }),
          ),
        }),
      ],
      rows: [],
    },
    { kind: 'education', heading: 'Education', entries: [resumeEntry('BSc', { organization: firm })], rows: [] },
    { kind: 'skills', heading: 'Tech Stack', entries: [], rows: [{ name: 'Tools', items: ['Loom', 'Shuttle'] }] },
  ],
};

it('shows what programs read in the PDF, and what they may miss', async () => {
  expect(describeReading(data, (await pagesOfPdf(await compileResume(data))).join('\n'))).toEqual([
    'Applicant tracking systems read in resume.pdf:',
    '',
    'Name        Ada Example',
    'Contact     ada@example.com',
    'Experience  May 2025 – present · Firm · Weaver',
    '            2019 – 2021 · Spinner',
    '            Jan 2018 – Dec 2018 · Mill · Foreman',
    '            Jan 2017 – Dec 2017 · Mill · Hand',
    'Education   Firm · BSc',
    'Tech Stack  Loom, Shuttle',
    '',
    'They may miss:',
    '- There is no phone number.',
    '- "Spinner" has no job title, or no employer.',
    '- "Spinner" has years without months (2019 – 2021), which some programs count as a whole year, others as nothing.',
    '- "BSc" has no dates.',
    '- Some programs don\'t know the heading "Tech Stack"; they look for "skills".',
  ]);
});

it('lists texts that a program loses', async () => {
  const read = (await pagesOfPdf(await compileResume(data))).join('\n').replace('Firm', 'F1rm');
  const described = describeReading(data, read);
  expect(described).toContain('Experience  May 2025 – present · Weaver');
  expect(described.join('\n')).toMatch(
    /- "Firm" was lost or moved when reading \(sections\.0\.entries\.0\.organization\)/,
  );
});

it('reports that there are no problems', () => {
  const contact = [...data.contact, { text: '614 555 0142', url: 'tel:+16145550142' }];
  const read = ['Ada Example', ...contact.map(({ text }) => text)].join('\n');
  expect(describeReading({ ...data, contact, sections: [] }, read).at(-1)).toBe('No problems found.');
});
