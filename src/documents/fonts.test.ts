import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { convert } from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cutFonts, fontFolder, makeFonts } from './fonts.ts';

describe('cutFonts', () => {
  let dist: string;
  beforeAll(makeFonts);
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'fonts-'));
    mkdirSync(join(dist, '_astro'));
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  /** Writes a site of one page with this text, and returns the page and the characters of its font. */
  async function cut(text: string, script = '') {
    cpSync(join(fontFolder, 'schibsted-grotesk.woff2'), join(dist, '_astro/schibsted-grotesk.Wide_123.woff2'));
    const link = '/_astro/schibsted-grotesk.Wide_123.woff2';
    writeFileSync(join(dist, 'index.html'), `<link href="${link}"><style>a{src:url(${link})}</style><p>${text}</p>`);
    writeFileSync(join(dist, '_astro/island.js'), script);
    await cutFonts(pathToFileURL(`${dist}/`));
    const [file = ''] = globSync('_astro/*.woff2', { cwd: dist });
    const font = readFileSync(join(dist, file));
    const codes = new Face(new Blob(await convert(font, 'truetype'))).collectUnicodes();
    return { file, size: font.length, html: readFileSync(join(dist, 'index.html'), 'utf8'), codes: new Set(codes) };
  }
  const has = ({ codes }: { codes: ReadonlySet<number> }, character: string) =>
    codes.has(character.codePointAt(0) ?? 0);

  it('keeps the characters of pages and scripts, and printable ASCII', async () => {
    const font = await cut('Zoé', "'…'");
    expect([...'é…~ A'].filter((character) => !has(font, character))).toEqual([]);
    expect([...'èñ–'].filter((character) => has(font, character))).toEqual([]);
  });

  it('removes the Cyrillic face and its font where no page has such letters', async () => {
    const face = '@font-face{src:url(/_astro/mono-cyrillic.X.woff2)}';
    const written = async (text: string) => {
      cpSync(join(fontFolder, 'martian-mono-cyrillic.woff2'), join(dist, '_astro/mono-cyrillic.X.woff2'));
      writeFileSync(join(dist, 'index.html'), `<style>${face}a{}</style><p>${text}</p>`);
      await cutFonts(pathToFileURL(`${dist}/`));
      return { html: readFileSync(join(dist, 'index.html'), 'utf8'), fonts: globSync('_astro/*.woff2', { cwd: dist }) };
    };
    expect(await written('Role')).toEqual({ html: '<style>a{}</style><p>Role</p>', fonts: [] });
    const { html, fonts } = await written('Роль');
    expect(fonts).toHaveLength(1);
    expect(html).toContain(`url(/${fonts[0]})`);
  });

  it('names the font by its content, and renames it in pages', async () => {
    const { file, html } = await cut('Zoé');
    expect(html.split(`/${file}`)).toHaveLength(3);
    expect(html).not.toContain('Wide_123');
    rmSync(join(dist, file));
    expect((await cut('Zoé, Zoé')).file).toBe(file);
    rmSync(join(dist, file));
    expect((await cut('Zoë')).file).not.toBe(file);
  });
});
