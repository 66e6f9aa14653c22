import { arxivNumberIn, type PublicationEntry, readArxivNumber } from './fields.ts';

export type PublicationLinks = Partial<Record<'doi' | 'arxiv' | 'pdf' | 'web' | 'code' | 'video', string>>;

const isAt = (url: string, host: RegExp) => host.test(new URL(url).hostname);

/** Returns the links of an entry, without `url` if another link has the same target. */
export function publicationLinks(fields: PublicationEntry['fields']): PublicationLinks {
  const { doi, url, pdf, code, video, journal = '' } = fields;
  // Google Scholar writes the number into the journal's name.
  const arxiv = readArxivNumber(arxivNumberIn(fields) ?? /\barxiv:\s*\S+$/i.exec(journal)?.[0] ?? '');
  const isPdf = !pdf && url !== undefined && /\.pdf$/i.test(new URL(url).pathname);
  const isKnown =
    url !== undefined && ((doi && isAt(url, /(^|\.)doi\.org$/)) || (arxiv && isAt(url, /(^|\.)arxiv\.org$/)));
  return {
    doi: doi && `https://doi.org/${encodeURIComponent(doi).replaceAll('%2F', '/')}`,
    arxiv: arxiv && `https://arxiv.org/abs/${arxiv}`,
    pdf: pdf ?? (isPdf ? url : undefined),
    web: isPdf || isKnown ? undefined : url,
    code,
    video,
  };
}
