export interface SiteAddress {
  /** Scheme and host. */
  origin: string;
  /** Path under which the site is served: `/` or `/some/path`. */
  base: string;
}

const local = 'http://localhost:4321';

/** Whether the build knows where the site will stand: a contact card must not lead to the visitor's own machine. */
export function isPublished(site: URL | undefined): boolean {
  return site !== undefined && site.hostname !== 'localhost';
}

/**
 * Where the site will stand: `SITE_URL`, else what the host says of itself, else `url` in
 * content/site.yaml, else this machine.
 * @throws when the address is none
 */
export function siteAddress(environment: Record<string, string | undefined>, contentUrl?: string): SiteAddress {
  const bare = (host: string | undefined) => host && `https://${host}`;
  const vercel =
    environment.VERCEL_ENV === 'production' ? environment.VERCEL_PROJECT_PRODUCTION_URL : environment.VERCEL_URL;
  const netlify = environment.CONTEXT === 'production' ? environment.URL : environment.DEPLOY_PRIME_URL;
  const address =
    environment.SITE_URL ||
    bare(environment.VERCEL && vercel) ||
    (environment.NETLIFY && netlify) ||
    environment.CF_PAGES_URL ||
    contentUrl ||
    local;
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Error(`The site's address must look like https://example.com, not "${address}".`);
  }
  const { origin, pathname } = new URL(address);
  return { origin, base: pathname.replace(/\/+$/, '') || '/' };
}
