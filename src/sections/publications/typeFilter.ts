import type { UiStrings } from '#base/uiStrings.ts';
import { type FilterChoice, filterChoices, filterQuery } from '../filterChoices.ts';
import type { Publication } from './publication.ts';
import { type PublicationType, publicationTypes } from './types.ts';

export const typeQuery = (type: PublicationType): string => filterQuery('type', type);

export const typeQueries = ({ types }: Pick<Publication, 'types'>): string[] => types.map(typeQuery);

export const typeChoices = (publications: readonly Publication[], strings: UiStrings['publications']): FilterChoice[] =>
  filterChoices(
    publications.map(typeQueries),
    publicationTypes.map((type) => ({ query: typeQuery(type), name: strings.types[type] })),
    strings,
  );
