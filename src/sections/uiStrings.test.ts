import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '#base/uiStrings.ts';
import { sections } from './index.ts';

type Dictionary = (language: string) => object;

const files = globSync('{sections,site}/*/uiStrings.ts', { cwd: join(import.meta.dirname, '..') });
const dictionaries = await Promise.all(
  files.map(async (file): Promise<[string, Dictionary]> => {
    const exported = Object.values(await import(/* @vite-ignore */ join(import.meta.dirname, '..', file)));
    return [file, exported[0] as Dictionary];
  }),
);

it('has words for every section', () => {
  const folders = files.map((file) => basename(dirname(file)));
  // Own sections have the owner's headings.
  expect(folders).toEqual(expect.arrayContaining(Object.keys(sections).filter((name) => name !== 'more')));
});

describe.each(dictionaries)('%s', (_, strings) => {
  it.each(Object.keys(languages))('speaks every language of the interface: %s', (language) => {
    expect(Object.keys(strings(language))).toEqual(Object.keys(strings('en')));
    if (language !== 'en') expect(strings(language)).not.toBe(strings('en'));
  });

  it('speaks English where a language is unknown', () => {
    expect(strings('tlh')).toBe(strings('en'));
  });
});
