import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#base/folders.ts';
import type { BuiltSite } from './builtSite.ts';
import { caddySite } from './caddy.ts';
import { headerRules, headersAt } from './headers.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxMaps } from './nginx.ts';

const site: BuiltSite = {
  // More than in any build, to test Cloudflare's limit of 2,000 characters per line.
  scripts: Array.from({ length: 8 }, (_, index) => `sha256-${String(index).repeat(43)}=`),
  styles: Array.from({ length: 10 }, (_, index) => `sha256-${'abcdefghij'.charAt(index).repeat(43)}=`),
  formHosts: ['https://forms.example'],
  pages: [
    '404.html',
    'index.html',
    'contact.html',
    'projects.html',
    ...Array.from({ length: 300 }, (_, n) => `projects/work-${n}.html`),
  ],
  redirects: [{ from: '/projects/old', to: '/projects/new' }],
};

const urls = {
  '/': true,
  '/projects': true,
  '/contact': true,
  '/projects/work-7': true,
  '/no/such/page': false,
  '/_astro/everywhere.D1jk2.js': true,
  '/cards/projects/work-7.png': false,
  '/resume.pdf': false,
  '/favicon.svg': false,
  '/feed.xml': false,
  '/resume.json': false,
};

it.each(Object.entries(urls))('gives %s each header from only one rule', (url, ownOnly) => {
  const rules = headerRules(site, '/');
  const names = rules.flatMap((rule) => Object.keys(headersAt([rule], url)));
  expect(names).toEqual([...new Set(names)]);
  expect(names).toContain('Content-Security-Policy');
  expect(names.includes('Cross-Origin-Resource-Policy'), 'not for files that other sites may show').toBe(ownOnly);
  expect(names.includes('Cache-Control')).toBe(url.startsWith('/_astro/'));
  const formless = ownOnly && !url.startsWith('/_astro/') && url !== '/contact';
  expect(names.includes('Cross-Origin-Opener-Policy'), 'all pages except the one with the form').toBe(formless);
});

it('stays within the limits of Cloudflare Pages', () => {
  const rules = headerRules(site, '/');
  expect(rules.length).toBeLessThanOrEqual(100);
  for (const line of headersFile(rules).split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
});

it('puts paths under the base path', () => {
  const paths = headerRules(site, '/some/path').map(({ path }) => path);
  expect(paths).toEqual([
    '/*',
    '/some/path/_astro/*',
    '/some/path/404',
    '/some/path/',
    '/some/path/contact',
    '/some/path/projects',
    '/some/path/projects/*',
  ]);
});

it('hides pages and documents of applications from search engines, and names none', () => {
  const tailored = { ...site, pages: ['for/acme-7f3k2.html', 'for/globex-4tq9w.html'] };
  const rules = headerRules(tailored, '/');
  expect(rules.map(({ path }) => path)).toEqual(['/*', '/_astro/*', '/for/*']);
  expect(headersAt(rules, '/for/acme-7f3k2/resume.pdf')).toMatchObject({ 'X-Robots-Tag': 'noindex' });
  expect(vercelHeadersAt()('/for/acme-7f3k2/resume.pdf')).toContainEqual(['X-Robots-Tag', 'noindex']);
  expect(caddySite(tailored)).toContain('header /for/* {\n\tX-Robots-Tag "noindex"\n}');
  expect(caddySite(site)).not.toContain('X-Robots-Tag');
  expect(nginxMaps()).toContain('map $uri $vitrine_x_robots_tag {\n    default "";\n    ~^/for/ "noindex";\n}');
});

it('redirects old paths on Netlify and Cloudflare', () => {
  expect(redirectsFile(site.redirects)).toBe('/projects/old /projects/new 301!\n/projects/old /projects/new 301\n');
  const ofOtherScripts = redirectsFile([{ from: '/große', to: '/neue' }]).split('\n');
  expect(ofOtherScripts).toEqual(expect.arrayContaining(['/große /neue 301', '/gro%C3%9Fe /neue 301']));
});

it('gives Vercel the same headers, except for those directives of the policy that each page has', () => {
  const at = vercelHeadersAt();
  for (const url of Object.keys(urls).filter((each) => each !== '/no/such/page')) {
    const { 'Content-Security-Policy': _, ...others } = headersAt(headerRules(site, '/'), url);
    const { 'Content-Security-Policy': policy, ...rest } = Object.fromEntries(at(url));
    expect(rest, url).toEqual(others);
    const sandbox = /\.(svg|json|xml)$/.test(url) ? "default-src 'none'; style-src 'unsafe-inline'; sandbox; " : '';
    expect(policy, url).toBe(`${sandbox}frame-ancestors 'none'; upgrade-insecure-requests`);
  }
});

/** Returns a function that returns the headers of a path. Expects no header twice. */
function vercelHeadersAt() {
  const { headers }: { headers: { source: string; headers: { key: string; value: string }[] }[] } = JSON.parse(
    readFileSync(join(root, 'vercel.json'), 'utf8'),
  );
  return (url: string) => {
    const found = headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(url))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value] as const));
    expect(new Map(found).size, url).toBe(found.length);
    return found;
  };
}

/** Returns the rules of a site with these languages beside the first. */
function rulesOf(languages: string[], project = 'a') {
  const names = ['', '/home', '/contact', '/projects', `/projects/${project}`, '/experience'];
  const below = languages.flatMap((language) => names.map((name) => `${language}${name}.html`));
  const pages = ['404.html', 'index.html', ...names.slice(1).map((name) => `${name.slice(1)}.html`), ...below];
  return headerRules({ pages, redirects: [], scripts: [], styles: [], formHosts: [] }, '/');
}

it.each([['a'], ['contact']])(
  'gives pages below a language the headers of those at the root: project %s',
  (project) => {
    const rules = rulesOf(['fr', 'pt-br'], project);
    for (const page of ['/', '/home', '/contact', '/projects', `/projects/${project}`, '/experience']) {
      const headers = headersAt(rules, page);
      expect(headers).toHaveProperty('Cross-Origin-Resource-Policy');
      expect('Cross-Origin-Opener-Policy' in headers, page).toBe(page !== '/contact');
      for (const language of ['', '/fr', '/pt-br']) {
        const url = (language + page).replace(/(.)\/$/, '$1');
        expect(headersAt(rules, url), url).toEqual(headers);
        const names = rules.flatMap((rule) => Object.keys(headersAt([rule], url)));
        expect(names, url).toEqual([...new Set(names)]);
      }
    }
    for (const document of ['/fr/resume.pdf', '/fr/cards/projects/a.png', '/cards/projects/a.png', '/resume.pdf'])
      expect(headersAt(rules, document), document).not.toHaveProperty('Cross-Origin-Resource-Policy');
  },
);

it('leaves the policy to the pages if the Git-based editor has its own', () => {
  const policyOf = (rules: ReturnType<typeof headerRules>) => headersAt(rules, '/')['Content-Security-Policy'];
  expect(policyOf(headerRules({ ...site, hasAdmin: true }, '/'))).toBe(
    "frame-ancestors 'none'; upgrade-insecure-requests",
  );
  expect(policyOf(headerRules(site, '/'))).toContain("default-src 'none'");
});
