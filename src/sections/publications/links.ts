import { arxivNumberIn, doiUrl, fileFields, isFileName, type PublicationEntry, readArxivNumber } from './fields.ts';

type Fields = PublicationEntry['fields'];
type FileField = (typeof fileFields)[number];

export type PublicationLinks = Partial<Record<'doi' | 'arxiv' | 'web' | 'code' | 'video' | FileField, string>>;
/** Names of files below `content/papers/`. */
export type PublicationFiles = Partial<Record<FileField, string>>;

const fileValues = (fields: Fields, areNames: boolean): PublicationFiles =>
  Object.fromEntries(
    fileFields.flatMap((name) => {
      const value = fields[name];
      return value && isFileName(value) === areNames ? [[name, value]] : [];
    }),
  );

export const publicationFiles = (fields: Fields): PublicationFiles => fileValues(fields, true);

const isAt = (url: string, host: RegExp) => host.test(new URL(url).hostname);

/** Returns the links of an entry, without `url` if another link has the same target. */
export function publicationLinks(fields: Fields): PublicationLinks {
  const { doi, url, code, video, journal = '' } = fields;
  const { pdf, ...others } = fileValues(fields, false);
  // Google Scholar writes the number into the journal's name.
  const arxiv = readArxivNumber(arxivNumberIn(fields) ?? /\barxiv:\s*\S+$/i.exec(journal)?.[0] ?? '');
  const isPdf = !fields.pdf && url !== undefined && /\.pdf$/i.test(new URL(url).pathname);
  const isKnown =
    url !== undefined && ((doi && isAt(url, /(^|\.)doi\.org$/)) || (arxiv && isAt(url, /(^|\.)arxiv\.org$/)));
  return {
    doi: doi && doiUrl(doi),
    arxiv: arxiv && `https://arxiv.org/abs/${arxiv}`,
    pdf: pdf ?? (isPdf ? url : undefined),
    web: isPdf || isKnown ? undefined : url,
    code,
    video,
    ...others,
  };
}
