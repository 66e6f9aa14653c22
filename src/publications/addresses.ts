/** Addresses and numbers as publications' exports write them. */

/** Hosts that serve https on every address, with all below them; older exports name them by http. */
const hosts =
  /(^|\.)(doi\.org|arxiv\.org|acm\.org|ieee\.org|springer\.com|springerlink\.com|nature\.com|sciencedirect\.com|elsevier\.com|wiley\.com|jstor\.org|oup\.com|cambridge\.org|tandfonline\.com|sagepub\.com|plos\.org|mdpi\.com|frontiersin\.org|biomedcentral\.com|science\.org|sciencemag\.org|pnas\.org|acs\.org|aps\.org|iop\.org|nih\.gov|europepmc\.org|biorxiv\.org|medrxiv\.org|ssrn\.com|openreview\.net|aclanthology\.org|aclweb\.org|mlr\.press|jmlr\.org|neurips\.cc|nips\.cc|thecvf\.com|aaai\.org|usenix\.org|dagstuhl\.de|dblp\.org|semanticscholar\.org|researchgate\.net|hal\.science|archives-ouvertes\.fr|zenodo\.org|figshare\.com|osf\.io|hdl\.handle\.net|archive\.org|github\.com|github\.io|gitlab\.com|bitbucket\.org|google\.com|youtube\.com|youtu\.be|vimeo\.com|wikipedia\.org)$/;

/**
 * An address as the site links it.
 * @returns undefined for one by http on a host of which it is not known that it serves https
 */
export function httpsOf(address: string): string | undefined {
  const url = new URL(address);
  if (url.protocol === 'http:' && hosts.test(url.hostname) && !url.port) url.protocol = 'https:';
  return url.protocol === 'https:' ? url.href : undefined;
}

/** Whether an archive is arXiv. */
export function isArxiv(archive: string | undefined): boolean {
  return archive?.toLowerCase() === 'arxiv';
}

/**
 * The number of a paper on arXiv (https://info.arxiv.org/help/arxiv_identifier.html), with or without what stands
 * before it: `2101.00001v2`, `hep-th/9901001`.
 */
export function readArxivNumber(text: string): string | undefined {
  const form =
    /^(?:arxiv:\s*|https?:\/\/(?:www\.)?arxiv\.org\/(?:abs|pdf)\/)?((?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[a-z]{2})?\/\d{7})(?:v\d+)?)$/i;
  return form.exec(text.trim())?.[1];
}
