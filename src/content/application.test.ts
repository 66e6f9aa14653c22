import { expect, it } from 'vitest';
import { entry, kindsOf, markdown, project } from '../../tests/checkFiles.ts';
import { contentOf } from '../../tests/contentOf.ts';
import { contentIn } from './readContent.ts';

const files = {
  'content/site.yaml':
    'name: Ada\ntagline: I build.\nlanguages: [en, fr]\nresume: { pages: 2, limits: { talks: 3 } }\n',
  'content/about.md': '---\nintro: Hello.\n---\nBackground.\n',
  'content/projects/cards.md': markdown({ ...project, title: '{ en: Cards, fr: Cartes }' }),
  'content/projects/maps.md': markdown({ ...project, title: 'Maps', date: '2026-01' }),
  'content/experience/co.md': markdown(entry),
  'content/talks.yaml':
    'entries:\n  - { title: Tests, event: Conf, date: 2025-01 }\n  - { title: { en: Trees, fr: Arbres }, event: Conf, date: 2026-01 }\n',
  'content/skills.yaml': 'groups:\n  - { name: Languages, items: [C] }\n  - { name: Tools, items: [Git] }\n',
  'content/publications.bib':
    '@article{new, title = {New}, author = {Lovelace, Ada}, year = 2026}\n@article{old, title = {Old}, author = {Lovelace, Ada}, year = 2001}\n',
};

/** Returns the content for the reader of an application with these lines of fields. */
async function contentFor(fields: string) {
  const content = await contentOf({ ...files, 'content/for/acme-7f3k2.md': `---\n${fields}\n---\nDear Acme,\n` });
  const [edition = content.edition] = content.tailored;
  return { ...contentIn(edition, content), original: content };
}

it('is an edition of its language, with its own path', async () => {
  expect((await contentFor('language: fr')).edition).toEqual({
    path: '/for/acme-7f3k2',
    pages: '/fr',
    language: 'fr',
    languages: ['en', 'fr'],
    application: 'content/for/acme-7f3k2.md',
  });
  const { site, projects } = await contentFor('language: fr');
  expect([site?.language, projects[0]?.lang]).toEqual(['fr', 'en']);
});

it('says texts of the owner otherwise, and keeps the others', async () => {
  const { site, about, original } = await contentFor(
    'tagline: For Acme.\nlookingFor: A job.\nfacts: [{ name: Start, value: Now }]\nintro: Hello Acme.\nresume: { pages: 1, limits: { projects: 1 }, order: [skills] }',
  );
  expect(site).toMatchObject({ name: 'Ada', tagline: 'For Acme.', lookingFor: 'A job.', facts: [{ value: 'Now' }] });
  expect(site?.resume).toMatchObject({ pages: 1, limits: { talks: 3, projects: 1 }, order: ['skills'] });
  expect([about?.intro, about?.body.source.trim()]).toEqual(['Hello Acme.', 'Background.']);
  expect([original.site?.tagline, original.about?.intro]).toEqual(['I build.', 'Hello.']);
});

it('puts entries first and leaves others out, by slug or by a title in any language', async () => {
  const { projects, talks, skills, original } = await contentFor(
    'first: { projects: [maps], talks: [tests], skills: [Tools] }\nwithout: { talks: [Arbres], projects: [Cards] }',
  );
  expect(projects.map(({ slug }) => slug)).toEqual(['maps']);
  expect(talks.map(({ title }) => title)).toEqual(['Tests']);
  expect(skills?.groups.map(({ name }) => name)).toEqual(['Tools', 'Languages']);
  expect([original.projects.length, original.talks.map(({ title }) => title)]).toEqual([2, ['Trees', 'Tests']]);
});

it('says fields of entries otherwise', async () => {
  const { projects, talks, original } = await contentFor(
    'instead:\n  projects: { cards: { description: A server for a game of cards, which holds every hand of its players. } }\n  talks: { Trees: { event: Acme Day } }',
  );
  expect(projects[0]).toMatchObject({ title: 'Cards', description: expect.stringMatching(/^A server/) });
  expect(talks.map(({ title, event }) => [title, event])).toEqual([
    ['Trees', 'Acme Day'],
    ['Tests', 'Conf'],
  ]);
  expect(original.talks[0]?.event).toBe('Conf');
});

it('has no edition after its last day', async () => {
  expect((await contentFor('expires: 2001-01-31')).tailored).toEqual([]);
  expect((await contentFor('expires: 2999-01-31')).tailored).toHaveLength(1);
});

it.each([
  ['first: { projects: [okk] }', 'for/x.md:2:21 first.projects[1] entry, meant: ok'],
  ['without: { talks: [Tests] }', 'for/x.md:2:20 without.talks[1] entry'],
  ['instead: { projects: { okk: {} } }', 'for/x.md:2:24 instead.projects.okk entry, meant: ok'],
  ['instead: { projects: { ok: { titel: Cards } } }', 'for/x.md:2:30 instead.projects.ok.titel unknown, meant: title'],
  ['instead: { projects: { ok: { date: soon } } }', 'for/x.md:2:30 instead.projects.ok.date value'],
  ['first: { project: [ok] }', 'for/x.md:2:10 first unknown, meant: projects'],
  ['language: fr', 'for/x.md:2:11 language value'],
  ['expires: 2026-11-20', 'for/x.md:2:10 expires applicationExpired'],
])('reports %s with its place', async (fields, expected) => {
  expect(await kindsOf({ 'for/x.md': `---\n${fields}\n---\nDear Acme,\n` })).toEqual([expected]);
});
