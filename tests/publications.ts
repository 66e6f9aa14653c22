import { expect } from 'vitest';
import { isError } from '../src/base/problems.ts';
import { makePublications, type Publication } from '../src/sections/publications/publication.ts';
import { readPublications } from '../src/sections/publications/read.ts';

const fine = { author: 'Example, Alex', title: 'A title', year: '2026' };

/** Returns the publications in valid BibTeX. */
export async function publications(
  bibtex: string,
  language?: string,
  owner = 'Alex B. Example',
): Promise<Publication[]> {
  const { entries, problems } = await readPublications(bibtex);
  expect(problems.filter(isError)).toEqual([]);
  return makePublications(entries, [owner], language);
}

/** Returns a publication with these fields besides an author, a title and a year. */
export async function publication(
  fields: Record<string, string>,
  type = 'article',
  language?: string,
): Promise<Publication> {
  const lines = Object.entries({ ...fine, ...fields }).map(([name, value]) => `${name} = {${value}}`);
  const [made] = await publications(`@${type}{key, ${lines.join(', ')}}`, language);
  if (!made) throw new Error('no publication came out');
  return made;
}

/** Returns the parts of a publication with a mark. */
export const marked = ({ heading, names, source }: Publication, mark: string) =>
  [...names, ...heading, ...source].filter(({ marks }) => marks.some((each) => each === mark)).map(({ text }) => text);
