import { expect, it } from 'vitest';
import { uiStringsFor } from '#base/uiStrings.ts';
import { partsOf } from '#commands/import/resumeFile.ts';
import { sortResume } from '#commands/import/sortResume.ts';
import { ownSection } from '../../../tests/entries.ts';
import { ImportResult } from '../importResult.ts';
import { compareMore } from './schema.ts';
import { more } from './section.ts';

const entry = { title: 'Clock', organization: 'Office, Lyon', start: '2024', url: 'https://a.example', text: 'Ticks.' };
const patents = ownSection({ slug: 'patents', heading: 'Patents', body: 'Two\nof **them**.', entries: [entry] });
const sea = { slug: 'sea', heading: 'Diving', order: 2 };
const diving = ownSection({ ...sea, body: '## Deep\n\n- [it](/a)' });
const out = { ...diving, resume: false };

it('adds each section to the résumé', () => {
  expect(more.resume([patents, diving, ownSection(sea)], uiStringsFor())).toMatchObject([
    {
      heading: 'Patents',
      entries: [
        {
          title: { text: 'Clock', url: 'https://a.example' },
          organization: { text: 'Office, Lyon', url: null },
          when: '2024 – present',
          text: 'Ticks.',
        },
      ],
      blocks: [{ kind: 'paragraph', runs: [{ words: 'Two of ' }, { words: 'them', isBold: true }, { words: '.' }] }],
      rows: [],
    },
    { heading: 'Diving', entries: [], blocks: [{ kind: 'heading' }, { kind: 'list' }] },
  ]);
});

it('restores sections from JSON Resume unchanged', () => {
  const result = new ImportResult();
  expect(more.jsonResume.isExtension).toBe(true);
  const written = JSON.parse(
    JSON.stringify(more.jsonResume.write([patents, ownSection({ ...sea, body: 'Deep.' }), out])),
  );
  const { lists } = sortResume({ basics: {}, parts: partsOf({ more: written }) }, result);
  more.jsonResume.take(lists.get('more') ?? [], result);
  expect(Object.fromEntries(result.files)).toEqual({
    'more/patents.md': {
      fields: { heading: 'Patents', entries: [{ ...entry, start: 2024 }] },
      body: 'Two\nof **them**.',
    },
    'more/sea.md': { fields: { heading: 'Diving', order: 2 }, body: 'Deep.' },
  });
  expect([...result.noPlace, ...result.byHand]).toEqual([]);
});

it('exports a text with links that work on any site, once', () => {
  const body = 'See [it](/projects/x), [the law](https://a.example) and this:\n\n![Sea](./sea.jpg)';
  expect(more.jsonResume.write([ownSection({ slug: 'diving', heading: 'Diving', body })])).toEqual([
    { heading: 'Diving', body: 'See it, [the law](https://a.example) and this:' },
  ]);
});

it('sorts by order, then by file name', () => {
  const sorted = [{ slug: 'c' }, { slug: 'b' }, { slug: 'z', order: 1 }].toSorted(compareMore);
  expect(sorted.map(({ slug }) => slug)).toEqual(['z', 'b', 'c']);
});
