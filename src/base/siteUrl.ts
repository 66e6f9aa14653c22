import { CommandError } from './commandError.ts';

export interface SiteUrl {
  origin: string;
  /** Path under which the site is served: `/` or `/some/path`. */
  base: string;
}

const local = 'http://localhost:4321';

/** Returns whether the build knows the site's URL: a contact card must not link to the visitor's own machine. */
export function hasPublicUrl(site: URL | undefined): boolean {
  return site !== undefined && !['localhost', '127.0.0.1', '[::1]'].includes(site.hostname);
}

/** Cloudflare doesn't name the branch that it publishes; these are usual. */
const publishedBranches = ['main', 'master', 'production'];

/** Returns whether a host builds a preview, which only people who work on the site see. */
export function isPreview(environment: Record<string, string | undefined>): boolean {
  const { VERCEL, VERCEL_ENV, NETLIFY, CONTEXT, CF_PAGES, CF_PAGES_BRANCH, WORKERS_CI, WORKERS_CI_BRANCH } =
    environment;
  if (VERCEL) return VERCEL_ENV !== undefined && VERCEL_ENV !== 'production';
  if (NETLIFY) return CONTEXT !== undefined && CONTEXT !== 'production';
  const branch = (CF_PAGES && CF_PAGES_BRANCH) || (WORKERS_CI && WORKERS_CI_BRANCH);
  return Boolean(branch && !publishedBranches.includes(branch));
}

/** Returns the URL of the published site: the first that is known. @throws CommandError if it isn't a URL */
export function findSiteUrl(environment: Record<string, string | undefined>, contentUrl?: string): SiteUrl {
  const bare = (host: string | undefined) => host && `https://${host}`;
  const vercel =
    environment.VERCEL_ENV === 'production' ? environment.VERCEL_PROJECT_PRODUCTION_URL : environment.VERCEL_URL;
  const netlify = environment.CONTEXT === 'production' ? environment.URL : environment.DEPLOY_PRIME_URL;
  // The URL of this deployment (https://hash.name.pages.dev). The site's own is without the hash.
  const cloudflare = environment.CF_PAGES_URL;
  const url =
    environment.SITE_URL ||
    bare(environment.VERCEL && vercel) ||
    (environment.NETLIFY && netlify) ||
    (isPreview(environment) && cloudflare) ||
    contentUrl ||
    cloudflare?.replace(/^https:\/\/[^./]+\.([^./]+\.pages\.dev)\/?$/, 'https://$1') ||
    local;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new CommandError(`The site URL must look like https://example.com (found "${url}").`);
  }
  const { origin, pathname } = new URL(url);
  return { origin, base: pathname.replace(/\/+$/, '') || '/' };
}
