import { expect, it, vi } from 'vitest';
import type { EditableFile, EditablePublication } from '../api.ts';
import { typedSince, UnsavedStorage, unsavedParts } from './unsaved.ts';

const publication: EditablePublication = {
  type: 'misc',
  key: 'a',
  fields: { title: 'A' },
  text: '@misc{a}',
  title: 'A',
};
const file: EditableFile = {
  file: 'content/about.md',
  kind: 'about',
  version: '1',
  isRemovable: true,
  text: 'x',
  values: { intro: 'Hi', tags: ['a'] },
  body: 'Text',
  translations: [{ language: 'fr', file: 'content/about.fr.md', text: 'Texte' }],
  publications: [publication],
  problems: [],
};
const entry = (title: string) => ({ values: { type: 'misc', key: 'a', fields: { title } } });

it('finds unsaved changes, but not empty fields', () => {
  expect(
    unsavedParts({ values: { intro: 'Hi', tags: ['a'], role: '' }, body: 'Text', text: 'x' }, file),
  ).toBeUndefined();
  expect(unsavedParts({ publications: { a: entry('A'), gone: entry('B') } }, file)).toBeUndefined();
  expect(unsavedParts({ texts: { fr: 'Texte', gone: '' } }, file)).toBeUndefined();
  const typed = {
    values: { intro: 'Hi', tags: [] },
    body: 'More',
    texts: { fr: '', gone: 'A' },
    publications: { a: entry('B') },
  };
  expect(unsavedParts(typed, file)).toEqual(typed);
});

it('keeps text typed during a save', () => {
  const sent = { values: { intro: 'One' }, body: 'Text 2', texts: { fr: 'A' }, publications: { a: entry('B') } };
  const now = { ...sent, values: { intro: 'One and two' }, publications: { ...sent.publications, b: entry('C') } };
  expect(typedSince(now, sent)).toEqual({ values: now.values, publications: { b: now.publications.b } });
  expect(typedSince({ text: 'One and two' }, { text: 'One' })).toEqual({ text: 'One and two' });
  expect(typedSince({ text: 'One' }, { text: 'One' })).toBeUndefined();
});

it('offers the unsaved changes of other windows of the same content, newest first', () => {
  const stored: Record<string, unknown> = {};
  vi.stubGlobal(
    'localStorage',
    Object.defineProperties(stored, {
      setItem: { value: (key: string, text: string) => (stored[key] = text) },
      getItem: { value: (key: string) => stored[key] },
    }),
  );
  const [own, old, recent, other] = [
    ['a', 'own'],
    ['a', 'old'],
    ['a', 'recent'],
    ['b', 'own'],
  ].map(([folder = '', name = '']) => new UnsavedStorage(folder, name));
  for (const [storage, at] of [
    [own, 3],
    [old, 1],
    [recent, 2],
    [other, 4],
  ] as const)
    storage?.keep('content/about.md', { at, version: '1', parts: { body: 'Typed' } });
  expect(own?.elsewhere('content/about.md').map(({ window }) => window)).toEqual(['recent', 'old']);
  expect(own?.of('content/about.md')?.at).toBe(3);
  vi.unstubAllGlobals();
});
