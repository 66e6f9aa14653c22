/**
 * A version of a site's content, such as one for a language or for a job application. Today every site has one.
 */
export interface Edition {
  /** What its paths begin with, after the base path: nothing, or `/fr`. */
  path: string;
}

/** The edition of a site that has one. */
export const only: Edition = { path: '' };
