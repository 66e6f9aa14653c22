import { expect, it } from 'vitest';
import { about, job, pageContent, post, project as projectWith, siteWith } from '../../../tests/entries.ts';
import { publications } from '../../../tests/publications.ts';
import {
  describeContact,
  describeExperience,
  describeHome,
  describeProjects,
  describeWriting,
  homeTitle,
} from './descriptions.ts';

const owner = siteWith();
const papers = await publications('@misc{a, title = {A}, year = 2026}');
const project = (title: string, category?: 'research' | 'personal' | 'freelance', date?: string) =>
  projectWith({ title, category, date });
const game = project('Card game', 'personal', '2024-08');
const voice = project('Voice study', 'research', '2026-06');
const tool = project('Tool', 'personal', '2025');
const desk = job({ title: 'Engineer', company: 'Quay', start: '2023-09', end: '2024-05' });
const lab = job({ title: 'Researcher', company: 'Lab', start: '2025-01' });

it('titles the home page with name and role', () => {
  expect([owner, siteWith({ role: 'Nurse' })].map(homeTitle)).toEqual(['Alex Example', 'Alex Example: Nurse']);
});

it('describes posts by number, years and titles', () => {
  const posts = [post({ title: 'Speed', date: '2026-05' }), post({ title: 'Tests', date: '2024' })];
  expect(describeWriting(owner, posts)).toBe('2 posts by Alex Example, from 2024 to 2026: Speed and Tests.');
});

it('describes the home page by intro, else by tagline', () => {
  const ownWords = pageContent({ site: siteWith({ tagline: 'It shows its work.' }) });
  expect(describeHome({ ...ownWords, about: about({ intro: 'Who I am.' }) })).toBe('Who I am.');
  expect(describeHome(ownWords)).toBe('It shows its work.');
});

it('describes a home page without either by role, location and numbers', () => {
  const site = siteWith({ role: 'PhD candidate', location: 'Lisbon' });
  const content = { site, projects: [game, voice], experience: [lab, desk], publications: papers };
  expect(describeHome(pageContent(content))).toBe(
    'Alex Example, PhD candidate, Lisbon: 2 projects, 2 positions since 2023, and 1 publication.',
  );
});

it.each([
  [
    [game, voice, tool],
    '3 projects by Alex Example, from 2024 to 2026 (2 personal and 1 research): Card game, Voice study, and Tool.',
  ],
  [[game, tool], '2 personal projects by Alex Example, from 2024 to 2025: Card game and Tool.'],
  [[game, project('Plain')], '2 projects by Alex Example: Card game and Plain.'],
  [[project('Undated', 'freelance')], '1 freelance project by Alex Example: Undated.'],
])('describes projects by number, categories and years', (projects, text) => {
  expect(describeProjects(owner, projects)).toBe(text);
});

it('lists the projects of the current page of the list', () => {
  expect(describeProjects(owner, [game, tool], [tool])).toBe(
    '2 personal projects by Alex Example, from 2024 to 2025: Tool and others.',
  );
});

it.each([
  [[lab, desk], '2 positions held by Alex Example since 2023: Lab and Quay.'],
  [
    [desk, job({ title: 'Undated', company: 'Pier' })],
    '2 positions held by Alex Example, from 2023 to 2024: Quay and Pier.',
  ],
  [[], 'Experience: Alex Example'],
])('describes experience by number of positions, years and companies', (entries, text) => {
  expect(describeExperience(owner, entries)).toBe(text);
});

it.each([
  [
    { email: 'a@b.example', phone: '1', location: 'Lisbon', links: [{ name: 'GitHub', url: 'https://a.example' }] },
    true,
    'Contact Alex Example (Lisbon) via message form, email, phone, and GitHub.',
  ],
  [{ location: 'Lisbon', links: [] }, false, 'Contact Alex Example (Lisbon).'],
  [{ links: [] }, false, 'Alex Example: No contact details yet.'],
])('describes Contact by ways to contact the owner, and location', (fields, hasForm, text) => {
  expect(describeContact(siteWith(fields), hasForm)).toBe(text);
});

it('lists as many names as fit in a search result, and adds "others"', () => {
  const entries = Array.from({ length: 31 }, (_, index) => ({ ...desk, company: `Company number ${index + 1}` }));
  const text = describeExperience(owner, entries);
  expect(text).toMatch(/: Company number 1, .*, and others\.$/);
  expect(text.length).toBeLessThanOrEqual(160);
});

it.each([
  ['de', '3 Projekte von Alex Example, 2024–2026 (Privat 2, Forschung 1): Card game, Voice study und Tool.'],
  ['fr', '3 projets d’Alex Example, 2024–2026 (Personnel 2, Recherche 1)\u00a0: Card game, Voice study et Tool.'],
  ['ru', 'Alex Example — 3 проекта, 2024–2026 (Для себя 2, Наука 1): Card game, Voice study и Tool.'],
  ['ja', 'Alex Exampleのプロジェクト3件、2024–2026（個人 2、研究 1）：Card game、Voice study、Tool。'],
  ['ar', 'Alex Example – 3 مشاريع، 2024–2026 (شخصي 2، بحثي 1): Card game وVoice study وTool.'],
])('describes pages in other languages: %s', (language, text) => {
  expect(describeProjects(siteWith({ language }), [game, voice, tool])).toBe(text);
});

it('has numbers and years in other languages', () => {
  const german = siteWith({ language: 'de', location: 'Kiel' });
  expect(
    describeHome(pageContent({ site: german, projects: [game], experience: [lab, desk], publications: papers })),
  ).toBe('Alex Example, Kiel: 1 Projekt, 2 Stellen (seit 2023) und 1 Publikation.');
  expect(describeHome(pageContent({ site: german }))).toBe('Portfolio und Lebenslauf von Alex Example, Kiel.');
  expect(describeExperience(german, [lab, desk])).toBe('2 Stellen von Alex Example, seit 2023: Lab und Quay.');
  expect(describeContact(german, true)).toBe('Kontakt zu Alex Example (Kiel) über Kontaktformular.');
});
