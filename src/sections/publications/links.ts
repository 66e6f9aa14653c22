import { arxivNumberIn, readArxivNumber } from './arxiv.ts';
import type { PublicationEntry } from './schema.ts';

/** URLs, all with https. */
export interface PublicationLinks {
  doi?: string;
  arxiv?: string;
  pdf?: string;
  web?: string;
  code?: string;
  video?: string;
}

const isAt = (url: string, host: RegExp) => host.test(new URL(url).hostname);

/** Returns the arXiv number, which Google Scholar writes into the journal's name. */
function arxivOf(fields: PublicationEntry['fields']): string | undefined {
  return readArxivNumber(arxivNumberIn(fields) ?? /\barxiv:\s*\S+$/i.exec(fields.journal ?? '')?.[0] ?? '');
}

/** Returns the links of an entry, without `url` if another link has the same target. */
export function publicationLinks(fields: PublicationEntry['fields']): PublicationLinks {
  const { doi, url, pdf, code, video } = fields;
  const arxiv = arxivOf(fields);
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
