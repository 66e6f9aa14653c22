import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { findProgram } from '../../tools/programs.ts';
import { root } from '../site.ts';

const java = findProgram('java');
const checker = join(root, 'tests/node_modules/vnu-jar/build/dist/vnu.jar');

/**
 * CSS that the checker doesn't support yet: transitions between pages (CSS View Transitions, level 2), which browsers
 * without support ignore. The checker also fails at light-dark() of custom properties.
 */
const unknownCss =
  /^CSS: .*view-transition|^CSS: “background”: Cannot invoke|^CSS: Parse Error\. \w*nsition-(old|new|group)\(/;

/**
 * False positives of the checker about the Content-Security-Policy: that a data block needs a hash, and that a local
 * file's origin allows no images.
 */
const unknownPolicy = /Content Security Policy .*(application\/ld\+json|image “\/_astro\/)/;

/** Returns a line for each problem that the Nu HTML checker reports in the pages of a folder. */
async function validate(folder: string): Promise<string[]> {
  // Skips the only info message: React closes void elements like XHTML, which has no effect.
  const options = ['--stdout', '--format', 'json', '--exit-zero-always', '--skip-info-messages', '--skip-non-html'];
  const { stdout } = await promisify(execFile)(java ?? '', ['-jar', checker, ...options, folder]);
  const { messages } = JSON.parse(stdout) as { messages: { url: string; message: string; extract?: string }[] };
  return messages
    .map(({ url, message, extract = '' }) => ({ file: url.replace(/.*\//, ''), text: `${message} ${extract}` }))
    .filter(({ text }) => !unknownCss.test(text) && !unknownPolicy.test(text))
    .map(({ file, text }) => `${file}: ${text}`);
}

// If Java is missing, `npm test` prints at its end that this did not run.
describe.skipIf(!java)('the Nu HTML checker', () => {
  it('reports no problem in any page', async () => {
    expect(await validate(join(root, 'dist'))).toEqual([]);
  });

  it('reports planted errors', async () => {
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
