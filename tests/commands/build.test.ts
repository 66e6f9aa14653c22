import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { isError } from '../../src/base/problems.ts';
import { checkFolder } from '../../src/content/check/checkContent.ts';
import { formatProblems } from '../../src/content/check/formatProblems.ts';
import { withPublications } from '../../src/content/withPublications.ts';
import { resumeData } from '../../src/documents/resume/data.ts';
import { writeWord } from '../../src/documents/resume/word/writeWord.ts';
import { colorOf, createPalette } from '../../src/ui/palette/palette.ts';
import { themes } from '../../src/ui/palette/tokens.ts';
import type { BuiltSite } from '../builtSites.ts';
import { readValues } from '../exportResume.ts';
import { readPdf } from '../pdf.ts';
import { canaryWords, pathSite, pathUrl } from '../sampleSites.ts';
import { readWord } from '../word.ts';

let site: BuiltSite;
let html: string;

beforeAll(async () => {
  site = await pathSite();
  html = globSync('dist/**/*.html', { cwd: site.folder })
    .map((file) => site.read(file))
    .join('\n');
});

it('prints a summary without the steps of Astro', () => {
  expect(site.output).toContain('Built dist/ in ');
  expect(site.output).not.toMatch(/\[(build|content|vite)\]/);
});

it('warns about characters that the fonts lack, as the check does, and continues', async () => {
  const reported = /content\/site\.yaml: warning: .*characters.* 🚀/;
  expect(site.output).toMatch(reported);
  const problems = await checkFolder(site.folder);
  expect(formatProblems(problems)).toMatch(reported);
  expect(problems.filter(isError)).toEqual([]);
  const { pages } = await readPdf(readFileSync(join(site.folder, 'dist/resume.pdf')));
  expect(pages[0]).toContain('Rocket and researcher');
});

it('serves a résumé in Word, with the same bytes on any machine, and links to it on Contact', async () => {
  const content = await readValues(site.folder);
  const values = { ...(await withPublications(content)), url: `${pathUrl}/`, today: new Date('2027-01-01') };
  const made = Buffer.from(writeWord(resumeData(values), undefined, content.palette));
  expect(readFileSync(join(site.folder, 'dist/resume.docx')).equals(made)).toBe(true);
  const link = /<a [^>]*href="\/some\/path\/resume\.docx"/;
  expect(site.read('dist/contact.html')).toMatch(link);
  expect(site.read('dist/index.html')).not.toMatch(link);
});

it('uses the owner’s accent everywhere, and reports how it was changed', async () => {
  const note = 'accent "violet" is too close to the purple of the category Research, so it becomes that purple.';
  expect(site.output).toContain(`content/site.yaml: ${note}`);
  const palette = createPalette('violet', { ':root': { 'page-width': '77rem', panel: '#eceaf2' } });
  const [page, dark] = themes.map((theme) => colorOf(palette, 'page', theme));
  expect(html).toContain(`<meta id="light" name="theme-color" content="${page}"`);
  expect(html).toContain(`--page:light-dark(${page}, ${dark})`.replace(', ', ','));
  expect(html).toContain('--accent:var(--purple)');
  expect(html).toContain('--page-width:77rem');
  expect(html).toContain('--panel:#eceaf2');
  expect(JSON.parse(site.read('dist/manifest.webmanifest'))).toMatchObject({ theme_color: page });
  expect(site.read('dist/favicon.svg')).toContain(`.b{fill:${colorOf(palette, 'mark')}}`);
  const { data, info } = await sharp(join(site.folder, 'dist/cards/about.png'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(`#${data.subarray(0, Math.min(3, info.channels)).toString('hex')}`).toBe(page);
  expect(site.output).toMatch(
    /content\/theme\.css:3:3: warning: --blue on --panel has a contrast of \d\.\d+:1 in the dark theme/,
  );
});

it('contains no private data', async () => {
  const files = globSync('{dist,deploy}/**/*.*', { cwd: site.folder });
  expect(files.filter((file) => /private|canary/.test(file))).toEqual([]);
  const whole = files.filter((file) => !/\.(br|gz)$/.test(file)).map((file) => [file, site.read(file)]);
  const pdf = await readPdf(readFileSync(join(site.folder, 'dist/resume.pdf')));
  const word = readWord(readFileSync(join(site.folder, 'dist/resume.docx')));
  const read = [...whole, ['PDF', JSON.stringify(pdf)], ['Word', JSON.stringify(word.parts)]];
  expect(
    read.filter(([, text = '']) => canaryWords.test(text) || text.includes('canary')).map(([file]) => file),
  ).toEqual([]);
});

it('serves the own files that content names, and no others, in all languages below the path', () => {
  expect(globSync('dist/**/papers/*.pdf', { cwd: site.folder }).sort()).toEqual([
    'dist/papers/aorta.pdf',
    'dist/papers/talk.pdf',
  ]);
  for (const page of ['index', 'fr']) {
    for (const name of ['aorta', 'talk'])
      expect(site.read(`dist/${page}.html`)).toContain(`<a href="/some/path/papers/${name}.pdf"`);
  }
});

it('sorts titles the same way for any language of the machine', () => {
  expect(site.read('dist/projects.html')).toMatch(/>Çiz<[\s\S]*>Cz</);
});

it('takes "today" from SOURCE_DATE_EPOCH', () => {
  expect(html).toContain('© <!-- -->2027');
  expect(site.read('dist/experience.html')).toContain('6\u00a0months');
});

it('has no style attribute, no event handler, and no undefined class', () => {
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
  expect(html).not.toMatch(/<[^>]+\son[a-z]+=/i);
  expect(html).not.toMatch(/class="[^"]*\bundefined\b/);
});

it('puts every internal URL below the base path', () => {
  const urls = [...html.matchAll(/\s(?:href|src|component-url|renderer-url)="(\/[^"]*)"/g)].map(([, url]) => url);
  expect(urls.length).toBeGreaterThan(50);
  for (const url of urls) expect(url).toMatch(/^\/some\/path\//);
  expect(html).toContain('rel="canonical" href="https://host.example/some/path/contact"');
  expect(site.read('dist/projects/2.html')).toContain('<a href="/some/path/contact#sent">the form</a>');
  expect(html).toContain('name="_next" value="https://host.example/some/path/contact#sent"');
});

it('has the email only on Contact and in the résumé, if `emailInFiles` is false', () => {
  const files = globSync('dist/{,.well-known/,**/}*.*', { cwd: site.folder });
  const others = files.filter((file) => !/(resume|letter)\.pdf$/.test(file));
  expect(others.filter((file) => site.read(file).includes('hello@example.com'))).toEqual(
    ['contact.html', 'fr/contact.html'].map((file) => join('dist', file)),
  );
  expect(JSON.parse(site.read('dist/resume.json')).basics.phone).toBe('+1 614 555 0142');
  const word = readWord(readFileSync(join(site.folder, 'dist/resume.docx')));
  expect(JSON.stringify(word.parts)).toContain('hello@example.com');
});

it('uses the site URL in files for programs', () => {
  for (const file of ['sitemap.xml', 'robots.txt', 'feed.xml', 'llms.txt', 'contact.vcf']) {
    expect(site.read(`dist/${file}`), file).toContain(pathUrl);
    expect(site.read(`dist/${file}`), file).not.toContain('localhost');
  }
});

it('gives a project in another script one URL, to which its alias redirects', () => {
  const there = encodeURI('/projects/карта');
  expect(site.read('dist/sitemap.xml')).toContain(`<loc>${pathUrl}${there}</loc>`);
  expect(site.read('dist/projects.html')).toContain('href="/some/path/projects/карта"');
  expect(site.read('dist/projects/große-sache.html')).toContain('url=/some/path/projects/карта"');
});

it('builds a page for each post that is published here, and nothing of a draft', () => {
  const pages = globSync('dist/{,cards/}writing/*.{html,png}', { cwd: site.folder }).map((file) => basename(file));
  expect(pages.toSorted()).toEqual(['früher.html', 'here.html', 'here.png']);
  expect(site.read('dist/writing.html')).toContain('<a href="/some/path/writing/here">Here</a>');
  expect(site.read('dist/writing/here.html')).toContain('<a href="/some/path/writing">The list</a>');
  const everything = globSync('dist/**/*.*', { cwd: site.folder });
  expect(everything.filter((file) => site.read(file).includes('Zugzwang'))).toEqual([]);
});
