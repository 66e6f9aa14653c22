import { folders, routes } from '#base/urls.ts';
import { type BuiltSite, pagePath } from './builtSite.ts';
import { contentSecurityPolicy, type PolicyParts, policyInHeader } from './policy.ts';

/** Header names with their values. */
export type Headers = Readonly<Record<string, string>>;

/** What a browser may never do here: features that the site does not use. */
const denied = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every answer, besides the policy. */
export const general: Headers = {
  // Two years. Without `preload`: joining the browsers' own lists is the owner's choice, and hard to take back.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // Form services may look at where a message comes from.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
};

/** Headers of every answer. */
export const everywhere = (parts: PolicyParts): Headers => ({
  'Content-Security-Policy': policyInHeader(contentSecurityPolicy(parts)),
  ...general,
});

/** Added for pages and what only they load. Cards, icons and the résumé may be shown by other sites. */
const sameOrigin: Headers = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** Added for pages. */
export const ofPages: Headers = sameOrigin;

/**
 * Added for pages without a form. Where two pages differ in this policy, Firefox, without its back/forward cache,
 * loses what stood in a form: the text that a visitor comes back to from a form service that failed.
 */
export const ofFormless: Headers = { 'Cross-Origin-Opener-Policy': 'same-origin' };

/** The page with the message form. */
export const formPage = routes.contact;

export const hashedFolder = folders.hashed;

/** What servers answer; any other method gets 405. */
export const methods = ['GET', 'HEAD'];

/** Besides, of files in that folder. */
export const ofHashed: Headers = { ...sameOrigin, 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Besides, of all other answers. Netlify, Cloudflare Pages and Vercel do so by themselves. */
export const ofOthers: Headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Types of files, by extension, that servers do not all know. */
export const contentTypes = {
  bib: 'text/x-bibtex',
  txt: 'text/plain',
  vcf: 'text/vcard',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

export interface HeaderRule {
  /** From the site's root: an address, or a folder and all below it (`/projects/*`). */
  path: string;
  headers: Headers;
}

/**
 * The headers by address, for hosts that take a list. No address gets the same header from two rules: one host would
 * join the values, another would take the last.
 */
export function headerRules(site: BuiltSite, base: string): HeaderRule[] {
  const prefix = base.replace(/\/$/, '');
  const pages = site.pages.map((file) => pagePath(file.replace(/\/.*/, '/*'), base));
  return [
    { path: '/*', headers: everywhere(site) },
    { path: `${prefix}${hashedFolder}*`, headers: ofHashed },
    ...[...new Set(pages)].map((path) => ({
      path,
      headers: path === prefix + formPage ? ofPages : { ...ofPages, ...ofFormless },
    })),
  ];
}

/** The headers that a list of rules gives to an address. */
export function headersAt(rules: readonly HeaderRule[], address: string): Headers {
  const matching = rules.filter(({ path }) =>
    path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
