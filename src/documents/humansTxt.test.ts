import { expect, it } from 'vitest';
import { humansTxt } from './humansTxt.ts';

it('lists the owner, their profiles, and the software of the site', () => {
  const links = [{ name: 'GitHub', url: 'https://example.com/github' }];
  const text = humansTxt({
    site: { name: 'Alex Example', location: 'Columbus', links },
    licenses: 'https://a.example/licences.txt',
    today: new Date('2026-11-21T12:00:00Z'),
  });
  expect(text).toContain(
    '/* TEAM */\n\tName: Alex Example\n\tLocation: Columbus\n\tGitHub: https://example.com/github\n',
  );
  expect(text).toContain('\tLast update: 2026/11/21\n');
  expect(text).toContain('\tLicenses: https://a.example/licences.txt\n');
  expect(text).not.toMatch(/Contact/);
});
