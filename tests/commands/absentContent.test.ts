import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Copy } from '../site.ts';

const site = new Copy();
afterAll(() => site.remove());

describe('without an address, an e-mail, publications and a day for security.txt, with a résumé of one’s own', () => {
  const pdf = '%PDF-1.7\n% mine\n%%EOF\n';
  let output: string;

  beforeAll(async () => {
    site.change('content/site.yaml', 'email: hello@example.com\n', '');
    site.change('content/site.yaml', /^security:\n.*\n/m, '');
    site.change('content/projects/online-card-game.md', 'order: 2', 'order: 2\naliases: [card-game]');
    rmSync(join(site.folder, 'content/publications.bib'));
    for (const name of ['aortic-aneurysm-detection', 'depression-prediction-study']) {
      site.change(`content/projects/${name}.md`, /^publications: .*\n/m, '');
    }
    site.write('content/resume.pdf', pdf);
    const built = await site.run('build');
    expect(built.code, built.output).toBe(0);
    ({ output } = built);
  });

  it('Contact shows no form and no mail link, and there is no security.txt', () => {
    expect(existsSync(join(site.folder, 'dist/.well-known'))).toBe(false);
    const html = site.read('dist/contact.html');
    expect(html).not.toContain('<form');
    expect(html).not.toContain('mailto:');
    expect(html).not.toContain('_vercel');
  });

  it('makes nothing of publications', () => {
    expect(output).not.toMatch(/publications/i);
    expect(existsSync(join(site.folder, 'dist/publications'))).toBe(false);
    for (const page of ['index', 'projects/aortic-aneurysm-detection']) {
      const { document } = new JSDOM(site.read(`dist/${page}.html`)).window;
      const parts = '#publications, [data-cite], meta[name^=citation_], astro-island[component-export=CopyCitation]';
      expect(document.querySelectorAll(parts), page).toHaveLength(0);
    }
  });

  it('serves the résumé in place of the made one, where all pages lead to it', () => {
    expect(site.read('dist/resume.pdf')).toBe(pdf);
    expect(site.read('dist/index.html')).toContain('href="/resume.pdf"');
  });

  it('reaches a renamed project at its old address', () => {
    const html = site.read('dist/projects/card-game.html');
    expect(html).toContain('content="0; url=/projects/online-card-game"');
    expect(html).toContain('rel="canonical" href="http://localhost:4321/projects/online-card-game"');
    expect(html).toContain('<a class="go" href="/projects/online-card-game">');
  });
});
