export interface SiteAddress {
  /** Scheme and host. */
  origin: string;
  /** Path under which the site is served: `/` or `/some/path`. */
  base: string;
}

const local = 'http://localhost:4321';

/** Whether the build knows where the site will stand: a contact card must not lead to the visitor's own machine. */
export function hasPublicUrl(site: URL | undefined): boolean {
  return site !== undefined && !['localhost', '127.0.0.1', '[::1]'].includes(site.hostname);
}

/** Cloudflare Pages does not tell which branch is the one that it publishes; these are usual. */
const publishedBranches = ['main', 'master', 'production'];

/**
 * Whether a host builds a preview, which only those see who work on the site.
 * Vercel: https://vercel.com/docs/environment-variables/system-environment-variables;
 * Netlify: https://docs.netlify.com/configure-builds/environment-variables;
 * Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/build-configuration
 */
export function isPreview(environment: Record<string, string | undefined>): boolean {
  const { VERCEL, VERCEL_ENV, NETLIFY, CONTEXT, CF_PAGES, CF_PAGES_BRANCH } = environment;
  if (VERCEL) return VERCEL_ENV !== undefined && VERCEL_ENV !== 'production';
  if (NETLIFY) return CONTEXT !== undefined && CONTEXT !== 'production';
  return Boolean(CF_PAGES && CF_PAGES_BRANCH && !publishedBranches.includes(CF_PAGES_BRANCH));
}

/**
 * Where the site will stand: `SITE_URL`, else what the host says of the site, else `url` in
 * content/site.yaml, else the address of a deployment, else this machine.
 * @throws when the address is none
 */
export function siteAddress(environment: Record<string, string | undefined>, contentUrl?: string): SiteAddress {
  const bare = (host: string | undefined) => host && `https://${host}`;
  const vercel =
    environment.VERCEL_ENV === 'production' ? environment.VERCEL_PROJECT_PRODUCTION_URL : environment.VERCEL_URL;
  const netlify = environment.CONTEXT === 'production' ? environment.URL : environment.DEPLOY_PRIME_URL;
  // The address of this one deployment, not of the site.
  const cloudflare = environment.CF_PAGES_URL;
  const address =
    environment.SITE_URL ||
    bare(environment.VERCEL && vercel) ||
    (environment.NETLIFY && netlify) ||
    (isPreview(environment) && cloudflare) ||
    contentUrl ||
    cloudflare ||
    local;
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Error(`The site's address must look like https://example.com, not "${address}".`);
  }
  const { origin, pathname } = new URL(address);
  return { origin, base: pathname.replace(/\/+$/, '') || '/' };
}
