import { type EditionPaths, firstEdition } from '#base/urls.ts';

/** A version of a site's content, such as one for a language or for a job application. */
export interface Edition extends EditionPaths {
  /** Its language, of a site that lists its languages. */
  language?: string;
  /** All languages of the site; its first one comes first. */
  languages: readonly string[];
  /** The file of the application that it is for. */
  application?: string;
}

/** The edition of a site that has only one. */
export const only: Edition = { ...firstEdition, languages: [] };

/** Returns the editions of a site in such languages: the first language at `/`, each other below its tag. */
export function editionsIn(languages: readonly string[]): [Edition, ...Edition[]] {
  const [first, ...others] = languages.map((language, index) => ({
    path: index ? `/${language.toLowerCase()}` : '',
    language,
    languages,
  }));
  return [first ?? only, ...others];
}
