import { expect, it } from 'vitest';
import { contentOf } from '../../tests/contentOf.ts';

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

it('keeps the fragments of the original in a translation', async () => {
  const files = {
    'content/site.yaml': 'name: Ada\nlanguages: [en, fr]\n',
    'content/writing/a.md': '---\ntitle: A\n---\n## Two\n',
    'content/writing/a.fr.md': '## Deux\n',
  };
  const file = (await contentOf(files)).files.get('content/writing/a.md');
  expect(file?.bodyFileIn({ language: 'fr' }).markdown.original).toBe(file?.markdown);
});

it('is called by its title in the first language of the site that it has', async () => {
  const { files } = await contentOf({
    'content/site.yaml': 'name: Ada\nlanguages: [en, fr, de]\n',
    'content/writing/a.md': '---\ntitle: { it: D, de: C, fr: B, en: A }\n---\n',
  });
  expect(files.get('content/writing/a.md')?.titles).toEqual(['A', 'B', 'C', 'D']);
});
