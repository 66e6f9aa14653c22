/** The addresses of the site, before the base path. */
export const routes = {
  about: '/',
  home: '/home',
  projects: '/projects',
  experience: '/experience',
  contact: '/contact',
  resume: '/resume.pdf',
} as const;

/**
 * The one function that makes an internal address: it knows the base path (`/some/path`).
 * @param path from the site's root, with query and fragment
 */
export function href(path: string, base: string = import.meta.env.BASE_URL): string {
  return base.replace(/\/+$/, '') + path;
}

/** A project's own page, before the base path. */
export function projectPath(slug: string): string {
  return `${routes.projects}/${slug}`;
}

/** An internal address with scheme and host, as canonical links, cards and forms need it. */
export function absolute(path: string, site: URL | undefined, base?: string): string {
  if (!site) throw new Error('The site has no address: astro.config.ts must set `site`.');
  return new URL(href(path, base), site).href;
}
