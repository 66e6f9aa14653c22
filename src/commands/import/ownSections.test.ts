import { expect, it } from 'vitest';
import { gatherOwnSections } from './ownSections.ts';

const gather = (resume: object) => gatherOwnSections({ ...resume });

it('gathers lists and groups that JSON Resume does not name, and leaves all else', () => {
  const known = { work: [{ name: 'Co' }], $schema: 'x', meta: { theme: 'y' }, note: 'z' };
  const { resume, left } = gather({
    ...known,
    militaryService: [{ branch: 'Navy' }],
    strengths: ['Calm', 'Quick'],
    custom: { motto: 'Sail', clubs: [{ name: 'Harbor' }] },
  });
  expect(resume).toEqual({
    ...known,
    more: [
      { heading: 'Military service', entries: [{ branch: 'Navy' }] },
      { heading: 'Strengths', body: '- Calm\n- Quick' },
      { heading: 'Custom', body: '- Motto: Sail' },
      { heading: 'Clubs', entries: [{ name: 'Harbor' }] },
    ],
  });
  expect(left).toEqual([]);
});

it('keeps sections that the site wrote, and reads any other "more" as one', () => {
  const own = { heading: 'Patents', body: 'One.' };
  expect(gather({ more: [own], pets: ['Cat'] }).resume.more).toEqual([own, { heading: 'Pets', body: '- Cat' }]);
  expect(gather({ more: { motto: 'Sail' } }).resume.more).toEqual([{ heading: 'More', body: '- Motto: Sail' }]);
});

it('takes nothing private', () => {
  const { resume, left } = gather({
    personal: { birthDate: '2000-01-01', nationality: 'Danish', address: { street: 'A 1' } },
    referees: [{ name: 'Kim', email: 'kim@example.com', phoneNumber: '1' }],
  });
  expect(resume.more).toEqual([
    { heading: 'Personal', body: '- Nationality: Danish' },
    { heading: 'Referees', entries: [{ name: 'Kim' }] },
  ]);
  expect(left).toEqual(['personal.birthDate', 'personal.address', 'referees[].email', 'referees[].phoneNumber']);
});
