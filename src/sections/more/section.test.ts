import { expect, it } from 'vitest';
import { uiStringsFor } from '#base/uiStrings.ts';
import { ownSection } from '../../../tests/entries.ts';
import { more } from './section.ts';

const entry = { title: 'Clock', organization: 'Office, Lyon', start: '2024', url: 'https://a.example', text: 'Ticks.' };
const patents = ownSection({ slug: 'patents', heading: 'Patents', body: 'Two\nof **them**.', entries: [entry] });
const sea = { slug: 'sea', heading: 'Diving', order: 2 };
const diving = ownSection({ ...sea, body: '## Deep\n\n- [it](/a)' });

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

it('sorts by order, then by file name', () => {
  const keys = [{ slug: 'c' }, { slug: 'b' }, { slug: 'z', order: 1 }].map((each) => ({ ...each, title: 'a' }));
  expect(keys.toSorted(more.entry.compare).map(({ slug }) => slug)).toEqual(['z', 'b', 'c']);
});
