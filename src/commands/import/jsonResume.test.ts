import { expect, it } from 'vitest';
import { fromJsonResume } from './jsonResume.ts';

const talks = [{ title: 'Tea' }];

it('takes lists under x-vitrine, unless there is another one of their name', () => {
  const own = { talks: [{ title: 'Milk' }], writing: talks, pets: 'Cat' };
  expect(fromJsonResume({ basics: {}, talks, 'x-vitrine': own })?.parts).toEqual([
    { name: 'talks', value: talks, list: 'talks' },
    { name: 'writing', value: talks, list: 'writing' },
    { name: 'x-vitrine', value: { talks: [{ title: 'Milk' }], pets: 'Cat' } },
  ]);
});

it.each([[null], [{}], [undefined]])('has no further part for %j under x-vitrine', (own) => {
  expect(fromJsonResume({ basics: {}, 'x-vitrine': own })?.parts).toEqual([]);
});

it('has its URL and its texts by language, which are not parts', () => {
  const meta = { canonical: 'https://a.example/resume.json' };
  const translations = { fr: {} };
  expect(fromJsonResume({ $schema: '', basics: {}, meta, 'x-vitrine': { translations } })).toEqual({
    basics: {},
    parts: [],
    canonical: meta.canonical,
    translations,
  });
});

it('has the fields of entries under x-vitrine as this version calls them', () => {
  const renamed = [{ kind: 'talks', group: 'entries.*', from: 'slides', to: 'deck' }] as const;
  const list = (own: object) => [{ title: 'Tea', 'x-vitrine': own }];
  const value = (own: object) => fromJsonResume({ basics: {}, talks: list(own) }, renamed)?.parts[0]?.value;
  expect(value({ slides: 1 })).toEqual(list({ deck: 1 }));
  expect(value({ slides: 1, deck: 2 })).toEqual(list({ slides: 1, deck: 2 }));
});
