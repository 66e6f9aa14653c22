/** Headers by path. vercel.json has the same ones, since Vercel reads it before the build. */
import { tagForm } from '#base/languageTag.ts';
import { applicationPath, folders, href, routes } from '#base/urls.ts';
import { type BuiltSite, pagePath } from './builtSite.ts';
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

/** Added for pages and files that only pages load. Other sites may show cards, icons and the résumé. */
const sameOrigin: Headers = { 'Cross-Origin-Resource-Policy': 'same-origin' };

export const ofPages: Headers = sameOrigin;

/**
 * Added for pages without a form. If two pages differ in this policy, Firefox without its back/forward cache loses the
 * text in a form, which a visitor returns to after a form service fails.
 */
export const ofFormless: Headers = { 'Cross-Origin-Opener-Policy': 'same-origin' };

export const formPage = routes.contact;

const applications = applicationPath('').slice(1);

/** Added for the pages and documents of applications: a document has no meta tag. */
export const ofApplications: Headers = { 'X-Robots-Tag': 'noindex' };

export const hasApplications = ({ pages }: BuiltSite): boolean => pages.some((file) => file.startsWith(applications));

/** Returns the edition of a page, as the beginning of its file: nothing, or `fr/`. */
const editionOf = (file: string): string => {
  const [tag = ''] = file.split('/', 1);
  return file !== tag && tagForm.test(tag) ? `${tag}/` : '';
};

export const hashedFolder = folders.hashed;

/** Allowed request methods; any other gets 405. */
export const methods = ['GET', 'HEAD'];

export const ofHashed: Headers = { ...sameOrigin, 'Cache-Control': 'public, max-age=31536000, immutable' };

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
  /** Path with the base path. `:language` matches one segment, `*` at the end the rest (`/projects/*`). */
  path: string;
  headers: Headers;
}

/**
 * Returns the pattern of a page's path. All editions share `:language/contact`, since Cloudflare takes 100 rules, unless
 * a project has that name. They share no folder: `:language/projects/*` would match `/cards/projects/x.png`, which other
 * sites may show.
 */
function pathPattern(file: string, pages: readonly string[]): string {
  // A host may serve its list of rules too, which must not name the pages of applications.
  if (file.startsWith(applications)) return `${applications}*`;
  const edition = editionOf(file);
  const name = file.slice(edition.length);
  if (name.includes('/')) return edition + name.replace(/\/.*/, '/*');
  const isShared = pages.every((other) => !other.endsWith(`/${name}`) || other === editionOf(other) + name);
  return edition && isShared ? `:language/${name}` : file;
}

/**
 * Returns headers by path, for hosts that take a list of rules. No path gets the same header from two rules, since some
 * hosts would join the values, and others would use the last one.
 */
export function headerRules({ pages, ...parts }: BuiltSite, base: string): HeaderRule[] {
  const patterns = new Map(pages.map((file) => [pathPattern(file, pages), `/${file.slice(editionOf(file).length)}`]));
  return [
    { path: '/*', headers: everywhere(parts) },
    { path: href(`${hashedFolder}*`, base), headers: ofHashed },
    ...[...patterns].map(([pattern, page]) => ({
      path: pagePath(pattern, base),
      headers: {
        ...ofPages,
        ...(page !== `${formPage}.html` && ofFormless),
        ...(pattern.startsWith(applications) && ofApplications),
      },
    })),
  ];
}

/** Returns the headers of a path according to a list of rules. */
export function headersAt(rules: readonly HeaderRule[], path: string): Headers {
  const segments = path.split('/');
  const matching = rules.filter(({ path: pattern }) => {
    const filled = pattern
      .split('/')
      .map((part, at) => (part === ':language' ? segments[at] : part))
      .join('/');
    return filled.endsWith('*') ? path.startsWith(filled.slice(0, -1)) : path === filled;
  });
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
