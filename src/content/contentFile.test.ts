import { expect, it } from 'vitest';
import { sentenceOf } from '#base/problems.ts';
import { contentOf } from '../../tests/contentOf.ts';
import { ContentFile } from './contentFile.ts';
import { only } from './edition.ts';

const messages = (path: string, kind: 'projects' | 'site' | 'education', text: string) =>
  new ContentFile(path, kind, text).valueIn(only).problems.map(sentenceOf);

const project = (date: string) =>
  messages('content/projects/a.md', 'projects', `---\ntitle: A\ncategory: personal\ndate: ${date}\n---\n`);
const mustBe = 'date must be a month as YYYY-MM or a year, such as 2026-08 or 2026 (found';

const noDay = "The day isn't shown, only month and year.";

it.each([
  ['2026-05-14', `. Did you mean "2026-05"? ${noDay}`],
  ['2026-05-14T10:00:00Z', `. Did you mean "2026-05"? ${noDay}`],
  ['2026-5-4', `. Did you mean "2026-05"? ${noDay}`],
  ['2027-13-45', '. There is no such month.'],
])('quotes a day as it was written: %s', (written, suggested) => {
  expect(project(written)).toEqual([`${mustBe} "${written}")${suggested}`]);
});

it('quotes a day in every field', () => {
  expect(messages('content/site.yaml', 'site', 'name: 2026-05-14\n')).toEqual([
    'name must be text (found "2026-05-14"). Put it in quotes.',
  ]);
  expect(messages('content/education.yaml', 'education', 'entries:\n  - title: A\n    end: 2026-05-14\n')).toEqual([
    `entries[1].end must be a month as YYYY-MM or a year, such as 2026-08 or 2026 (found "2026-05-14"). Did you mean "2026-05"? ${noDay}`,
  ]);
});

it('quotes a number as it was written', () => {
  expect(messages('content/site.yaml', 'site', 'name: A\nphone: 0614555014\n')).toEqual([
    'phone must be text (found 0614555014). Put it in quotes.',
  ]);
});

it('rejects a day that does not exist', () => {
  const site = 'name: A\nsecurity:\n  contact: https://a.example\n  expires: 2027-02-30\n';
  expect(messages('content/site.yaml', 'site', site)).toEqual([
    'security.expires must be a day as YYYY-MM-DD, such as 2027-08-31 (found "2027-02-30")',
  ]);
});

it('sets the language of entries and fields that are not in that of the page', async () => {
  const { writing, about, site } = await contentOf({
    'content/site.yaml': 'name: Ada\nlanguages: [en, fr]\nrole: { fr: Ingénieure }\ntagline: Hello.\n',
    'content/about.md': '---\nintro: { en: I build., fr: Je construis. }\n---\n',
    'content/about.fr.md': 'Plus.\n',
    'content/writing/a.md': '---\ntitle: { fr: À }\ndate: 2026-01-01\n---\n',
    'content/writing/a.fr.md': 'Texte.\n',
  });
  expect(writing).toMatchObject([{ title: 'À', lang: 'fr', body: { source: 'Texte.\n' } }]);
  // Completely in the language that has a body.
  expect(about).toMatchObject({ intro: 'Je construis.', lang: 'fr', body: { source: 'Plus.\n' } });
  expect([site?.lang, site?.langs]).toEqual([undefined, { role: 'fr' }]);
});

it('parses the text of a translation once, for the check and for all editions', async () => {
  const { files, editions } = await contentOf({
    'content/site.yaml': 'name: Ada\nlanguages: [en, fr, de]\n',
    'content/writing/a.md': '---\ntitle: { fr: À }\n---\n',
    'content/writing/a.fr.md': 'Texte.\n',
  });
  const file = files.get('content/writing/a.md');
  const { markdown } = file?.bodyFileIn({ language: 'fr' }) ?? {};
  expect(markdown?.source).toBe('Texte.\n');
  expect(markdown?.original).toBe(file?.markdown);
  for (const edition of editions) expect(file?.valueIn(edition).body).toBe(markdown);
});

it('is called by its title in the first language of the site that it has', async () => {
  const { files } = await contentOf({
    'content/site.yaml': 'name: Ada\nlanguages: [en, fr, de]\n',
    'content/writing/a.md': '---\ntitle: { it: D, de: C, fr: B, en: A }\n---\n',
  });
  expect(files.get('content/writing/a.md')?.titles).toEqual(['A', 'B', 'C', 'D']);
});
