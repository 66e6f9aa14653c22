import {
  arxivNumberIn,
  doiUrl,
  type fileFields,
  isFileName,
  type PublicationEntry,
  readArxivNumber,
} from './fields.ts';

/** URLs, and names of files below `content/papers/`. */
export type PublicationLinks = Partial<
  Record<'doi' | 'arxiv' | 'web' | 'code' | 'video' | (typeof fileFields)[number], string>
>;

const isAt = (url: string, host: RegExp) => host.test(new URL(url).hostname);

/** Returns the links of an entry, without `url` if another link has the same target. */
export function publicationLinks(fields: PublicationEntry['fields']): PublicationLinks {
  const { doi, url, code, video, pdf, slides, poster, supplement, journal = '' } = fields;
  // Google Scholar writes the number into the journal's name.
  const arxiv = readArxivNumber(arxivNumberIn(fields) ?? /\barxiv:\s*\S+$/i.exec(journal)?.[0] ?? '');
  const isPdf = !pdf && url !== undefined && /\.pdf$/i.test(new URL(url).pathname);
  const isKnown =
    url !== undefined && ((doi && isAt(url, /(^|\.)doi\.org$/)) || (arxiv && isAt(url, /(^|\.)arxiv\.org$/)));
  return {
    doi: doi && doiUrl(doi),
    arxiv: arxiv && `https://arxiv.org/abs/${arxiv}`,
    pdf: isPdf ? url : pdf,
    web: isPdf || isKnown ? undefined : url,
    ...{ code, video, slides, poster, supplement },
  };
}

/** Returns the URL that lasts longest; none for the owner's own file, which has a page on the site. */
export const lastingUrl = ({ doi, arxiv, web, pdf }: PublicationLinks): string | undefined =>
  [doi, arxiv, web, pdf].find((url) => url && !isFileName(url));
