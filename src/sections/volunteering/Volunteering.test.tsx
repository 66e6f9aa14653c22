import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { printed, rowsIn } from '../../../tests/entries.ts';
import { ListSection } from '../ListSection.tsx';
import { volunteering } from './section.ts';

const coach = {
  role: 'Robotics coach',
  organization: 'Sample School',
  start: '2022',
  end: '2023-05',
  url: 'https://example.com/school',
  summary: 'On Thursdays.',
  highlights: ['Won a cup.'],
};

it('shows role, organization, period, summary and highlights', () => {
  render(<ListSection section={volunteering} value={[coach, { organization: 'Food Bank' }]} />);
  const [row, bare] = rowsIn(screen.getByRole('region'));
  expect(row?.textContent).toBe(
    '2022 – May 2023Robotics coach (opens in a new tab)Sample SchoolOn Thursdays.Won a cup.',
  );
  expect(bare?.textContent).toBe('Food Bank');
});

it('rejects an entry without role and organization', () => {
  const { error } = volunteering.schema.safeParse({ entries: [{ start: '2022' }] });
  expect(error?.issues.map(({ message }) => message)).toEqual(['is required, unless organization is given']);
});

it('lists each entry in documents', () => {
  const all = [coach, { organization: 'Food Bank' }, { role: 'Out', resume: false }];
  expect(printed(volunteering, all)?.entries).toMatchObject([
    {
      title: { text: 'Robotics coach', url: null },
      organization: { text: 'Sample School', url: coach.url },
      when: '2022 – May 2023',
      text: 'On Thursdays.',
      bullets: ['Won a cup.'],
    },
    { title: { text: 'Food Bank' }, organization: null },
  ]);
  expect(volunteering.jsonResume.write(all)).toEqual([
    {
      organization: 'Sample School',
      position: 'Robotics coach',
      url: coach.url,
      startDate: '2022',
      endDate: '2023-05',
      summary: 'On Thursdays.',
      highlights: ['Won a cup.'],
    },
    { organization: 'Food Bank' },
  ]);
  expect(volunteering.person(all).memberOf?.[0]).toMatchObject({
    roleName: 'Robotics coach',
    memberOf: { '@type': 'Organization', name: 'Sample School' },
  });
});
