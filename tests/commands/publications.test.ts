import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faultsIn } from '../hostile/faults.ts';
import { hostileBibtex, hostileKey } from '../hostile/payloads.ts';
import { Copy, freePort } from '../site.ts';

const file = 'content/publications.bib';
const study = 'content/projects/aortic-aneurysm-detection.md';

let site: Copy;
beforeEach(() => {
  site = new Copy();
});
afterEach(() => site.remove());

const built = (page: string) => new JSDOM(site.read(`dist/${page}.html`)).window.document;

describe('npm run build', () => {
  it('stops at a broken entry with its place, and writes nothing', async () => {
    site.change(file, 'pages        = {1--8},', 'pages        = {1--8,');
    const { code, output } = await site.run('build');
    expect(code).toBe(1);
    expect(output).toMatch(/^content\/publications\.bib:11:3: pages must be followed by /m);
    expect(output).not.toMatch(/\n\s+at /);
    expect(existsSync(join(site.folder, 'dist'))).toBe(false);
  });

  it('shows hostile text as text, and leads nowhere but to https', async () => {
    site.write(file, `${site.read(file)}\n${hostileBibtex()}`);
    site.change(study, 'publications: [example2026aorta]', `publications: ["${hostileKey}", example2026aorta]`);
    const { code, output } = await site.run('build');
    expect(code, output).toBe(0);
    for (const page of ['index', 'projects/aortic-aneurysm-detection']) {
      const document = built(page);
      const items = [...document.querySelectorAll('#publications li')];
      const item = items.find((each) => each.textContent.includes('alert(1)'));
      expect(item?.textContent).toContain('</script><script>alert(1)</script><img src=x onerror=alert(1)>');
      expect(item && faultsIn(item)).toEqual([]);
      const inside = new Set([...(item?.querySelectorAll('*') ?? [])].map(({ localName }) => localName));
      expect([...inside].filter((name) => !['a', 'b', 'div', 'i', 'p', 'path', 'span', 'svg'].includes(name))).toEqual(
        [],
      );
      const addresses = [...(item?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');
      expect(addresses).toHaveLength(6);
      for (const address of addresses)
        expect(address).toMatch(/^(https:\/\/[^"<> ]*|\/publications\/hostilexamp\.bib)$/);
    }
    const told = built('projects/aortic-aneurysm-detection')
      .querySelector('meta[name=citation_title]')
      ?.getAttribute('content');
    expect(told).toBe('"\'></title></textarea></script><script>alert(1)</script><img src=x onerror=alert(1)>');
  });
});

describe('npm run dev', () => {
  it('shows a change of the file, and keeps what it had while there is a mistake in it', async () => {
    const port = await freePort();
    const output = await site.start('dev', /ready in/, { PORT: String(port) });
    const page = async () => (await fetch(`http://localhost:${port}/`)).text();
    const patiently = { timeout: 90_000, interval: 200 };
    expect(await page()).toContain('Does a Minute of Speech');
    site.change(file, 'Does a Minute', 'Does an Hour');
    await vi.waitFor(async () => expect(await page()).toContain('Does an Hour of Speech'), patiently);
    site.change(file, 'year         = 2026', 'year         = soon');
    await vi.waitFor(() => expect(output()).toContain('"soon" must stand in braces'), patiently);
    expect(await page()).toContain('Does an Hour of Speech');
    rmSync(join(site.folder, file));
    await vi.waitFor(async () => expect(await page()).not.toContain('Does an Hour of Speech'), patiently);
  });
});
