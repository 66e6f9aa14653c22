/** What programs are given, of owners who say little, who say odd things, and whose site stands below a path. */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { parseXml } from '@rgrove/parse-xml';
import { parseAtomFeed } from 'feedsmith';
import ICAL from 'ical.js';
import robotsParser from 'robots-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameOnlySite } from '../owners.ts';
import { dataBlocks, only, readGraph } from '../schemaOrg.ts';
import { Copy } from '../site.ts';
import { slips } from '../slips.ts';

const day = { SOURCE_DATE_EPOCH: '1795219200' };
const pagesOf = (site: Copy) => globSync('dist/**/*.html', { cwd: site.folder }).sort();
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
const cardOf = (site: Copy) => new ICAL.Component(ICAL.parse(site.read('dist/contact.vcf')));

describe('an owner who gives a name and nothing else', () => {
  const site = nameOnlySite('Zoë');
  const address = 'http://localhost:4321';
  beforeAll(async () => {
    const { code, output } = await site.run('build', day);
    expect(code, output).toBe(0);
  });
  afterAll(() => site.remove());

  it('has pages without a gap or a form, a résumé, and as data the name', () => {
    // The page for unknown addresses has code for decoration, and nothing of content.
    for (const file of pagesOf(site).filter((each) => !each.endsWith('404.html'))) {
      expect(slips(site.read(file)), file).toEqual([]);
      expect(site.read(file), file).not.toMatch(/mailto:|<form|aria-label="Social links"/);
    }
    expect(JSON.parse(site.read('dist/resume.json')).basics).toEqual({ name: 'Zoë' });
    expect(existsSync(join(site.folder, 'dist/resume.pdf'))).toBe(true);
  });

  it('has data blocks that say no more', async () => {
    for (const file of pagesOf(site).filter((each) => !each.endsWith('404.html'))) {
      const [block = ''] = dataBlocks(site.read(file));
      expect(only(await readGraph(block), 'Person').properties.sort(), file).toEqual(['name', 'url']);
    }
  });

  it('has a sitemap without dates', () => {
    const xml = site.read('dist/sitemap.xml');
    expect(() => parseXml(xml)).not.toThrow();
    expect(locations(xml)).toEqual(['/', '/projects', '/experience', '/contact'].map((path) => address + path));
    expect(xml).not.toContain('lastmod');
  });

  it('has a feed without entries', () => {
    const feed = parseAtomFeed(site.read('dist/feed.xml'));
    expect(feed.authors).toEqual([{ name: 'Zoë', uri: `${address}/` }]);
    expect(feed.updated).toBe('2026-11-21T00:00:00.000Z');
    expect(feed.entries ?? []).toEqual([]);
  });

  it('has a contact card with the name, and Contact makes nothing of it', () => {
    expect(site.read('dist/contact.vcf')).toBe('BEGIN:VCARD\r\nVERSION:3.0\r\nN:;Zoë;;;\r\nFN:Zoë\r\nEND:VCARD\r\n');
    expect(site.read('dist/contact.html')).not.toMatch(/contact\.vcf|<figure/);
  });

  it('has an llms.txt of the pages', () => {
    expect(site.read('dist/llms.txt')).toMatch(/^# Zoë\n\n## This site\n\n/);
  });
});

describe('a site below a path, of an owner whose words look like code', () => {
  const site = new Copy();
  const address = 'https://host.example/some/path';
  const name = `Zoë & “Ann” </script><script>alert(1)</script> ]]> ';,\\`;
  const title = '</script><b>&amp; ]]> [x](y)';
  beforeAll(async () => {
    site.change('content/site.yaml', 'name: Alex Example', `name: ${JSON.stringify(name)}`);
    const project = 'content/projects/online-card-game.md';
    site.change(project, 'title: Online card game', `title: ${JSON.stringify(title)}\naliases: [card-game]`);
    site.write('content/projects/карта.md', '---\ntitle: Карта\ncategory: personal\naliases: [große-sache]\n---\n');
    const entry = 'content/experience/specimen-instruments.md';
    site.change(entry, /^start: .*$/m, 'start: 2026-09\nend: 2030-01');
    const { code, output } = await site.build({ ...day, SITE_URL: address });
    expect(code, output).toBe(0);
  });
  afterAll(() => site.remove());

  it('keeps the words whole in every data block, and none ends it', async () => {
    for (const file of pagesOf(site)) {
      const blocks = dataBlocks(site.read(file));
      expect(blocks.length, file).toBe(/^dist\/(404|projects\/(card-game|große-sache))\.html$/.test(file) ? 0 : 1);
      for (const block of blocks) {
        const nodes = await readGraph(block);
        // Beside the owner there are those who wrote publications with them.
        expect(nodes.get(`${address}/#person`)?.text('name')).toBe(name);
        for (const id of nodes.keys()) expect(id).toMatch(/^(https:\/\/host\.example\/some\/path\/|_:)/);
      }
    }
  });

  it('names the site by its address everywhere', () => {
    const xml = site.read('dist/sitemap.xml');
    expect(() => parseXml(xml)).not.toThrow();
    expect(locations(xml)).toHaveLength(12);
    for (const location of locations(xml)) expect(location).toMatch(/^https:\/\/host\.example\/some\/path\//);
    expect(xml).not.toContain('/card-game');
    expect(robotsParser(`${address}/robots.txt`, site.read('dist/robots.txt')).getSitemaps()).toEqual([
      `${address}/sitemap.xml`,
    ]);
    for (const file of ['feed.xml', 'llms.txt', 'contact.vcf']) {
      expect(site.read(`dist/${file}`), file).toContain(address);
      expect(site.read(`dist/${file}`), file).not.toContain('localhost');
    }
    expect(site.read('dist/contact.html')).toContain('href="/some/path/contact.vcf"');
    expect(site.read('dist/404.html')).toContain('href="/some/path/feed.xml"');
  });

  it('gives a project in another script one address', () => {
    const there = encodeURI('/projects/карта');
    expect(locations(site.read('dist/sitemap.xml'))).toContain(address + there);
    expect(site.read('dist/projects/карта.html')).toContain(`<link rel="canonical" href="${address}${there}"`);
    expect(site.read('dist/projects.html')).toContain('href="/some/path/projects/карта"');
    expect(site.read('dist/projects/große-sache.html')).toContain('url=/some/path/projects/карта"');
    for (const former of ['große-sache', encodeURI('große-sache')])
      expect(site.read('dist/_redirects')).toContain(`/some/path/projects/${former} /some/path${there} 301\n`);
  });

  it('dates nothing by what is still to come', () => {
    expect(site.read('dist/sitemap.xml')).toContain(`<loc>${address}/experience</loc><lastmod>2026-09-01</lastmod>`);
  });

  it('keeps the words whole in the feed, where a renamed project is the entry that it was', () => {
    const xml = site.read('dist/feed.xml');
    expect(() => parseXml(xml)).not.toThrow();
    const feed = parseAtomFeed(xml);
    expect(feed.authors?.[0]?.name).toBe(name);
    const entry = feed.entries?.find(({ id }) => id === `${address}/projects/card-game`);
    expect(entry?.links?.[0]?.href).toBe(`${address}/projects/online-card-game`);
    expect(entry?.title?.value).toBe('&lt;/script&gt;&lt;b&gt;&amp;amp; ]]&gt; [x](y)');
  });

  it('keeps the words whole in the contact card, which leads to the site first', () => {
    const card = cardOf(site);
    expect(card.getFirstPropertyValue('fn')).toBe(name);
    expect(card.getFirstPropertyValue('url')).toBe(`${address}/`);
    expect(card.getAllProperties('url')).toHaveLength(4);
  });

  it('keeps the form of llms.txt', () => {
    const text = site.read('dist/llms.txt');
    expect(text).toContain(`](${address}/projects/online-card-game): Personal, 2024.`);
    expect(text).toContain('- [\\</script\\>\\<b\\>&amp; \\]\\]\\> \\[x\\](y)](');
    expect(text.match(/^# /gm)).toHaveLength(1);
  });
});
