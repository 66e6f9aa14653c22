import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { findProgram } from '../../tools/programs.ts';
import { folderWith } from '../folderWith.ts';
import { root } from '../site.ts';

const java = findProgram('java');
const checker = join(root, 'tests/node_modules/vnu-jar/build/dist/vnu.jar');

/**
 * CSS that the checker doesn't support yet: transitions between pages (CSS View Transitions, level 2) and animations by
 * scrolling, which browsers without support ignore. The checker also fails at light-dark() of custom properties.
 */
const unknownCss =
  /^CSS: .*view-transition|^CSS: “(view-timeline|animation-timeline|animation-range)”|^CSS: “background”: Cannot invoke|^CSS: Parse Error\. \w*nsition-(old|new|group)\(/;

/**
 * False positives of the checker about the Content-Security-Policy: that a data block needs a hash, and that a local
 * file's origin allows no images.
 */
const unknownPolicy = /Content Security Policy .*(application\/ld\+json|image “\/_astro\/)/;

/** Returns a line for each problem that the Nu HTML checker reports in the pages of folders. */
async function validate(...folders: string[]): Promise<string[]> {
  // Skips the only info message: React closes void elements like XHTML, which has no effect.
  const options = ['--stdout', '--format', 'json', '--exit-zero-always', '--skip-info-messages', '--skip-non-html'];
  const { stdout } = await promisify(execFile)(java ?? '', ['-jar', checker, ...options, ...folders]);
  const { messages } = JSON.parse(stdout) as { messages: { url: string; message: string; extract?: string }[] };
  return messages
    .map(({ url, message, extract = '' }) => ({ file: url.replace(/.*\//, ''), text: `${message} ${extract}` }))
    .filter(({ text }) => !unknownCss.test(text) && !unknownPolicy.test(text))
    .map(({ file, text }) => `${file}: ${text}`);
}

// If Java is missing, `npm test` prints at its end that this did not run.
it.skipIf(!java)('the Nu HTML checker reports no problem in any page, and planted ones', async () => {
  const policy = '<meta http-equiv="Content-Security-Policy" content="script-src \'none\'"><script>a</script>';
  const page = `<!doctype html><html lang="en"><title>T</title>${policy}<p><div id="a" id="b"></div><img src="x.png"></html>`;
  const found = await validate(join(root, 'dist'), folderWith({ 'planted.html': page }));
  expect(found.filter((line) => !line.startsWith('planted.html: '))).toEqual([]);
  for (const text of ['Duplicate attribute “id”', 'Inline script violates', 'must have an “alt” attribute'])
    expect(found.join('\n')).toContain(text);
});
