import { expect, it } from 'vitest';
import { about, pageContent, siteWith } from '../../../tests/entries.ts';
import { describePage, homeTitle } from './descriptions.ts';

it('titles the home page with name and role', () => {
  expect([siteWith(), siteWith({ role: 'Nurse' })].map(homeTitle)).toEqual(['Alex Example', 'Alex Example: Nurse']);
});

it('describes a page by the owner’s sentence for it, the intro, the tagline, the background or the name', () => {
  const tagline = 'It shows its work.';
  const site = siteWith({ tagline, pages: { projects: 'What I built.' } });
  const words = about({ intro: 'Who I am. What I do.' });
  expect(describePage(pageContent({ site, about: words }), 'projects')).toBe('What I built.');
  expect(describePage(pageContent({ site, about: words }), 'contact')).toBe('Who I am. What I do.');
  expect(describePage(pageContent({ site, about: words }))).toBe('Who I am. What I do.');
  expect(describePage(pageContent({ site }))).toBe(tagline);
  expect(describePage(pageContent({ about: about({ body: 'I **build** games. I test them.' }) }))).toBe(
    'I build games.',
  );
  expect(describePage(pageContent({ site: siteWith({ role: 'Nurse' }) }))).toBe('Alex Example: Nurse');
});
