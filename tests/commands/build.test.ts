import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../pdf.ts';
import { Copy, root } from '../site.ts';

const site = new Copy();
afterAll(() => site.remove());

const hashes = () =>
  Object.fromEntries(
    globSync('dist/**/*.*', { cwd: site.folder }).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(site.folder, file)))
        .digest('hex'),
    ]),
  );

describe('a wrong value', () => {
  const file = 'content/projects/online-card-game.md';
  const before = site.read(file);
  afterAll(() => site.write(file, before));

  it('stops the build with file, field, what was found and what is allowed, and writes nothing', async () => {
    site.change(file, 'category: personal', 'category: reserch');
    const { code, output } = await site.run('build');
    expect(code).toBe(1);
    expect(output).toContain(
      `${file}:5:11: category must be one of research, personal, freelance (found "reserch"). Did you mean "research"?`,
    );
    expect(output).not.toMatch(/\n\s+at /);
    expect(existsSync(join(site.folder, 'dist'))).toBe(false);
  });
});

describe('a build', () => {
  const environment = { SOURCE_DATE_EPOCH: '1798761600', SITE_URL: 'https://host.example/some/path' };
  let first: Record<string, string>;
  let html: string;
  let output: string;

  beforeAll(async () => {
    // Two projects of a day, whose titles English and Turkish put in another order.
    for (const title of ['Cz', 'Çiz']) {
      const facts = `title: ${title}\ndescription: A thing.\ncategory: personal\ndate: 2020-01`;
      site.write(`content/projects/${title.length}.md`, `---\n${facts}\n---\n\nSee [the form](/contact#sent).\n`);
    }
    site.write('content/projects/карта.md', '---\ntitle: Карта\ncategory: personal\naliases: [große-sache]\n---\n');
    mkdirSync(join(site.folder, 'content/writing'));
    site.write('content/writing/here.md', '---\ntitle: Here\ndate: 2026-08-14\n---\n\n[The list](/writing)\n');
    site.write('content/writing/there.md', '---\ntitle: There\nurl: https://blog.example/there\n---\n');
    site.write('content/writing/draft.md', '---\ntitle: Zugzwang\ndraft: true\n---\n\nZugzwang.\n');
    site.change('content/site.yaml', /^role: Developer/m, 'role: Rocket 🚀');
    ({ output } = await site.build(environment));
    expect(output).toContain('Built dist/ in ');
    expect(output, "Astro's steps are left out").not.toMatch(/\[(build|content|vite)\]/);
    first = hashes();
    html = globSync('dist/*.html', { cwd: site.folder })
      .map((file) => site.read(file))
      .join('\n');
  });

  it('comes out the same once more, on a machine that speaks Turkish in Kiribati', async () => {
    const language = 'tr_TR.UTF-8';
    await site.build({ ...environment, LANG: language, LC_ALL: language, TZ: 'Pacific/Kiritimati' });
    expect(hashes()).toEqual(first);
  });

  it('warns of letters that no typeface has, as the check does, and goes on without them', async () => {
    const told = /content\/site\.yaml:10:7: warning: role has characters the résumé fonts .* 🚀 \(U\+1F680\)/;
    expect(output).toMatch(told);
    const check = await site.run('check');
    expect(check.output).toMatch(told);
    expect(check.code).toBe(0);
    const { pages } = await readPdf(readFileSync(join(site.folder, 'dist/resume.pdf')));
    expect(pages[0]).toContain('Rocket and researcher');
  });

  it('takes "today" from SOURCE_DATE_EPOCH', () => {
    expect(html).toContain('© <!-- -->2027');
    expect(site.read('dist/experience.html')).toContain('6 months');
  });

  it('has no style attribute, no event handler, and no class that a stylesheet lacks', () => {
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+=/i);
    expect(html).not.toMatch(/class="[^"]*\bundefined\b/);
  });

  it('puts every internal address under the base path', () => {
    const addresses = [...html.matchAll(/\s(?:href|src|component-url|renderer-url)="(\/[^"]*)"/g)].map(
      ([, url]) => url,
    );
    expect(addresses.length).toBeGreaterThan(50);
    for (const url of addresses) expect(url).toMatch(/^\/some\/path\//);
    expect(html).toContain('rel="canonical" href="https://host.example/some/path/contact"');
    expect(site.read('dist/projects/2.html')).toContain('<a href="/some/path/contact#sent">the form</a>');
    expect(html).toContain('name="_next" value="https://host.example/some/path/contact#sent"');
  });

  it('names the site by its address in what programs read', () => {
    for (const file of ['sitemap.xml', 'robots.txt', 'feed.xml', 'llms.txt', 'contact.vcf']) {
      expect(site.read(`dist/${file}`), file).toContain(environment.SITE_URL);
      expect(site.read(`dist/${file}`), file).not.toContain('localhost');
    }
    expect(site.read('dist/.nojekyll')).toBe('');
  });

  it('gives a project in another script one address, where its former one leads', () => {
    const there = encodeURI('/projects/карта');
    expect(site.read('dist/sitemap.xml')).toContain(`<loc>${environment.SITE_URL}${there}</loc>`);
    expect(site.read('dist/projects/карта.html')).toContain(
      `<link rel="canonical" href="${environment.SITE_URL}${there}"`,
    );
    expect(site.read('dist/projects.html')).toContain('href="/some/path/projects/карта"');
    expect(site.read('dist/projects/große-sache.html')).toContain('url=/some/path/projects/карта"');
    for (const former of ['große-sache', encodeURI('große-sache')])
      expect(site.read('dist/_redirects')).toContain(`/some/path/projects/${former} /some/path${there} 301\n`);
  });

  it('gives posts a list, and a page to each that is published here', () => {
    const pages = globSync('dist/**/writing{,/*}.{html,png}', { cwd: site.folder }).map((file) =>
      file.split(sep).join('/'),
    );
    expect(pages.toSorted()).toEqual(
      ['cards/writing', 'cards/writing/here', 'writing', 'writing/here'].map(
        (file) => `dist/${file}.${file.startsWith('cards') ? 'png' : 'html'}`,
      ),
    );
    const list = site.read('dist/writing.html');
    expect(list).toContain('<a href="/some/path/writing" aria-current="page">Writing</a>');
    expect(list).toContain('<a href="/some/path/writing/here">Here</a>');
    expect(list).toContain('<a href="https://blog.example/there"');
    expect(site.read('dist/writing/here.html')).toContain('<a href="/some/path/writing">The list</a>');
    for (const page of ['writing', 'writing/here'])
      expect(site.read('dist/sitemap.xml')).toContain(`<loc>${environment.SITE_URL}/${page}</loc>`);
    expect(Object.keys(first).filter((file) => site.read(file).includes('Zugzwang'))).toEqual([]);
  });

  it('shows the e-mail on Contact, in what a visitor keeps, and on paper', () => {
    const kept = /^dist\/(contact\.html|contact\.vcf|resume\.json|resume\.pdf)$/;
    const elsewhere = globSync('dist/**/*.*', { cwd: site.folder })
      .map((file) => file.split(sep).join('/'))
      .filter(
        (file) =>
          !kept.test(file) &&
          site
            .read(file)
            .replaceAll('mailto:hello@example.com', '')
            .replace(/Header-paper">hello@example\.com/, '')
            .includes('hello@example.com'),
      );
    expect(elsewhere).toEqual([]);
    expect(site.read('dist/contact.html')).toContain('hello@example.com');
  });

  it('says who made it, and where a fault can be reported', () => {
    expect(html).toContain('<link rel="author" type="text/plain" href="/some/path/humans.txt">');
    expect(site.read('dist/humans.txt')).toContain('Licences: https://host.example/some/path/licences.txt');
    const security = site.read('dist/.well-known/security.txt');
    expect(security).toContain('Contact: https://host.example/some/path/contact\n');
    expect(security).toContain('Canonical: https://host.example/some/path/.well-known/security.txt\n');
  });
});

describe('the program', () => {
  it('holds nothing of a person', () => {
    const files = globSync('src/{base,ui,sections,content,documents,site,hosts}/**/*.{ts,tsx,astro,typ,css}', {
      cwd: root,
    }).filter((file) => !file.includes('.test.'));
    for (const file of files) {
      const text = readFileSync(join(root, file), 'utf8');
      expect(text, file).not.toMatch(/Alex|Columbus|614 ?555|github\.com\/|linkedin\.com/);
    }
  });
});
