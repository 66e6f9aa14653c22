/**
 * Private characters that mark places in text on its way through citation-js and citeproc, which keep them. Those that
 * the owner typed are removed before. None is in a finished reference.
 */
export const signs = {
  /** Before italics and others, which `end` ends: of LaTeX, and `sub` and `sup` of formulas. */
  italics: '\uE000',
  bold: '\uE001',
  subscript: '\uE002',
  superscript: '\uE003',
  sub: '\uE004',
  sup: '\uE005',
  /** Before the family name of the site's owner. */
  owner: '\uE006',
  ownerEnd: '\uE007',
  end: '\uE008',
  /** A `<` that the owner typed, which citeproc could read as a tag. */
  lessThan: '\uE009',
  /** In place of BibTeX's "and others". */
  others: '\uE00A',
  /** U+202F, which citation-js would treat as a normal space. */
  thinSpace: '\uE00B',
  /** Before the number of a month. */
  month: '\uE00C',
  /** In place of an edition's number, which the style prints first: `#` in the words of a language. */
  edition: '\uE00D',
  /** Before and after the title, and the date. */
  title: '\uE00E',
  date: '\uE00F',
} as const;

export const privateCharacters = /[\uE000-\uF8FF]/g;
