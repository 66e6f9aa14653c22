/** Headers by path. vercel.json has the same ones, since Vercel reads it before the build. */
import { applicationPath, folders, href } from '#base/urls.ts';
import type { BuiltSite } from './builtSite.ts';
import { contentSecurityPolicy, type PolicyParts, policyInHeader } from './policy.ts';

export type Headers = Readonly<Record<string, string>>;

/** Browser features that the site doesn't use, and denies. */
const denied = (
  'accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope hid magnetometer ' +
  'microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial usb ' +
  'xr-spatial-tracking'
).split(' ');

const general: Headers = {
  // Two years. Without `preload`: entry in browsers' lists is the owner's decision, and hard to undo.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // Form services may check the origin of a message.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
};

/**
 * Returns the headers of every response, with the Content-Security-Policy. The Git-based editor can't work with that of
 * the other pages, and some hosts would join two: so each page has only its own, in its meta tag.
 */
export const everywhere = ({ hasAdmin, ...parts }: PolicyParts & Pick<BuiltSite, 'hasAdmin'>): Headers => ({
  'Content-Security-Policy': policyInHeader(hasAdmin ? undefined : contentSecurityPolicy(parts)),
  ...general,
});

/** Added for the pages and documents of applications: a document has no meta tag. */
export const ofApplications: Headers = { 'X-Robots-Tag': 'noindex' };

export const hasApplications = ({ pages }: BuiltSite): boolean =>
  pages.some((file) => `/${file}`.startsWith(applicationPath('')));

export const hashedFolder = folders.hashed;

/** Allowed request methods; any other gets 405. */
export const methods = ['GET', 'HEAD'];

/** Only pages load these files. Other sites may show cards, icons and the résumé. */
export const ofHashed: Headers = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** Added for all other responses. Default on Netlify, Cloudflare Pages and Vercel. */
export const ofOthers: Headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Content types by extension, for files that some servers don't know. */
export const contentTypes = {
  bib: 'application/x-bibtex',
  ris: 'application/x-research-info-systems',
  txt: 'text/plain',
  vcf: 'text/vcard',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

export interface HeaderRule {
  /** Path with the base path; `*` at the end matches the rest (`/_astro/*`). */
  path: string;
  headers: Headers;
}

/**
 * Returns headers by path, for hosts that take a list of rules. No path gets the same header from two rules, since some
 * hosts would join the values, and others would use the last one.
 */
export const headerRules = (site: BuiltSite, base: string): HeaderRule[] => [
  { path: '/*', headers: everywhere(site) },
  { path: href(`${hashedFolder}*`, base), headers: ofHashed },
  // A host may serve its list of rules too, which must not name the pages of applications.
  ...(hasApplications(site) ? [{ path: href(`${applicationPath('')}*`, base), headers: ofApplications }] : []),
];

/** Returns the headers of a path according to a list of rules. */
export function headersAt(rules: readonly HeaderRule[], path: string): Headers {
  const matching = rules.filter((rule) => path.startsWith(rule.path.replace('*', '')));
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
