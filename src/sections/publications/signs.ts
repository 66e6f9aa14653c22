/**
 * Private characters that mark places in text on its way through citation-js and citeproc, which keep them. Those that
 * the owner typed are removed before. None is in a finished reference.
 */
export const signs = {
  /** A `<` that the owner typed, so that all tags in CSL-JSON come from LaTeX (`\textit`). */
  lessThan: '\uE000',
  /** Around the family name of the site's owner. */
  owner: '\uE001',
  ownerEnd: '\uE002',
  /** In place of BibTeX's "and others". */
  others: '\uE003',
  /** In place of an unknown date, for which the style would write "n.d.". */
  undated: '\uE004',
  /** Around subscripts and superscripts of formulas without Unicode characters. */
  sub: '\uE005',
  sup: '\uE006',
  scriptEnd: '\uE007',
  /** U+202F, which citation-js would treat as a normal space. */
  thinSpace: '\uE008',
  /** Before the number of a month. */
  month: '\uE009',
  /** In place of an edition's number, which the style prints first: `#` in the words of a language. */
  edition: '\uE00A',
  /** In place of the title. */
  title: '\uE00B',
} as const;

export const privateCharacters = /[\uE000-\uF8FF]/g;
