import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { findProgram } from '../../tools/findProgram.ts';
import { root } from '../site.ts';

const java = findProgram('java');
const checker = join(root, 'tests/node_modules/vnu-jar/build/dist/vnu.jar');

/**
 * CSS that the checker does not know yet: transitions between pages (CSS View Transitions, level 2). A browser that
 * does not know it either passes it over. At light-dark() of custom properties the checker fails itself.
 */
const unknownCss =
  /^CSS: .*view-transition|^CSS: “background”: Cannot invoke|^CSS: Parse Error\. \w*nsition-(old|new|group)\(/;

/**
 * What the checker says of the Content-Security-Policy without knowing better: that a block of data needs a hash, and
 * that a file's own origin has no images.
 */
const unknownPolicy = /Content Security Policy .*(application\/ld\+json|image “\/_astro\/)/;

/** What the Nu HTML checker says of every page in a folder: a line for each fault. */
async function validate(folder: string): Promise<string[]> {
  // Left out is information, of which there is one: React closes void elements as XHTML does, to no effect.
  const options = ['--stdout', '--format', 'json', '--exit-zero-always', '--skip-info-messages', '--skip-non-html'];
  const { stdout } = await promisify(execFile)(java ?? '', ['-jar', checker, ...options, folder]);
  const { messages } = JSON.parse(stdout) as { messages: { url: string; message: string; extract?: string }[] };
  return messages
    .map(({ url, message, extract = '' }) => ({ file: url.replace(/.*\//, ''), text: `${message} ${extract}` }))
    .filter(({ text }) => !unknownCss.test(text) && !unknownPolicy.test(text))
    .map(({ file, text }) => `${file}: ${text}`);
}

// Where there is no Java, `npm test` says at its end that this was not run.
describe.skipIf(!java)('the Nu HTML checker', () => {
  it('finds nothing in any page', async () => {
    expect(await validate(join(root, 'dist'))).toEqual([]);
  });

  it('finds planted errors', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
    const policy = '<meta http-equiv="Content-Security-Policy" content="script-src \'none\'"><script>a</script>';
    const page = `<!doctype html><html lang="en"><title>T</title>${policy}<p><div id="a" id="b"></div><img src="x.png"></html>`;
    writeFileSync(join(folder, 'page.html'), page);
    const found = (await validate(folder)).join('\n');
    expect(found).toContain('Duplicate attribute “id”');
    expect(found).toContain('Inline script violates Content Security Policy');
    expect(found).toContain('must have an “alt” attribute');
    rmSync(folder, { recursive: true });
  });
});
