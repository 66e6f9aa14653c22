/**
 * One way in which a site says its content. Every site has one today; in several languages, or with a link for each
 * application, it has one for each.
 */
export interface Edition {
  /** What its addresses begin with, after the base path: nothing, or `/fr`. */
  path: string;
}

/** The edition of a site that has one. */
export const only: Edition = { path: '' };
