import type { UiStrings } from '#base/uiStrings.ts';
import { type FilterChoice, filterChoices, filterQuery } from '../filterChoices.ts';
import type { Publication } from './publication.ts';
import { publicationTypes } from './types.ts';

export const typeQueries = ({ types }: Pick<Publication, 'types'>): string[] =>
  types.map((type) => filterQuery('type', type));

export const typeChoices = (
  publications: readonly Publication[],
  { all, types, count }: UiStrings['publications'],
): FilterChoice[] =>
  filterChoices(
    publications.map(typeQueries),
    publicationTypes.map((type) => ({ query: filterQuery('type', type), name: types[type] })),
    { all, shown: count },
  );
