/** Returns the number that an entry has on arXiv, as written; undefined if it has none, or is in another archive. */
export function arxivNumberIn(fields: {
  eprint?: string;
  eprinttype?: string;
  archiveprefix?: string;
}): string | undefined {
  const archive = fields.eprinttype ?? fields.archiveprefix;
  return archive?.toLowerCase() === 'arxiv' ? fields.eprint : undefined;
}

/**
 * Returns the number of a paper on arXiv (https://info.arxiv.org/help/arxiv_identifier.html), such as `2101.00001v2` or
 * `hep-th/9901001`, from a text with or without `arXiv:` or a URL before it.
 */
export function readArxivNumber(text: string): string | undefined {
  const form =
    /^(?:arxiv:\s*|https?:\/\/(?:www\.)?arxiv\.org\/(?:abs|pdf)\/)?((?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[a-z]{2})?\/\d{7})(?:v\d+)?)$/i;
  return form.exec(text.trim())?.[1];
}
