import { expect, it } from 'vitest';
import { humansTxt } from './humansTxt.ts';

const rest = {
  contact: 'https://a.example/contact',
  licenses: 'https://a.example/licences.txt',
  today: new Date('2026-11-21T12:00:00Z'),
};
const links = [{ name: 'GitHub', url: 'https://example.com/github' }];

it('lists the owner, their profiles, and the software of the site', () => {
  const text = humansTxt({ site: { name: 'Alex Example', location: 'Columbus', links }, ...rest });
  expect(text).toContain('/* TEAM */\n\tName: Alex Example\n\tLocation: Columbus\n');
  expect(text).toContain('\tGitHub: https://example.com/github\n');
  expect(text).toContain('\tLast update: 2026/11/21\n');
  expect(text).toContain('\tLicenses: https://a.example/licences.txt\n');
});

it('leaves out URLs without a site URL', () => {
  const text = humansTxt({ site: { name: 'Alex Example', links }, today: rest.today });
  expect(text).not.toMatch(/Contact|Licenses/);
});
