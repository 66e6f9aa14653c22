import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { folderWith } from '../../../../tests/folderWith.ts';
import { importFolder, isDone } from '../../../../tests/importFolder.ts';
import { openFolder } from '../../../content/folder.ts';
import { readContent } from '../../../content/readContent.ts';
import { movedIn } from '../../../content/routes.ts';
import { importOldSite } from './importOldSite.ts';

const site = importFolder();
const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } })
  .png()
  .toBuffer();

/** Imports a former site of these files, and returns what was printed, and where its addresses lead. */
async function move(files: Readonly<Record<string, string | Buffer>>, force = false) {
  const lines: string[] = [];
  const act = importOldSite(site.at(), folderWith(files), { force, say: (line) => lines.push(line) });
  const written = await isDone(act, lines);
  const moved = movedIn(await readContent(openFolder(site.at())));
  return { written, output: lines.join('\n'), addresses: moved.map(({ from, to }) => `${from} ${to}`) };
}
const frontOf = (path: string) => parse(site.read(path).split(/^---$/m)[1] ?? '');

const alFolio = {
  '_config.yml':
    'first_name: Nemo\nlast_name: Niemand\npermalink: /blog/:year/:title/\ncollections:\n  news: {}\n  projects: { output: true }\n',
  '_data/cv.yml':
    'cv:\n  name: Nemo Niemand\n  sections:\n    Education:\n      - { institution: Nautilus College, studyType: MSc, area: Oceans, end_date: 2020 }\n',
  '_bibliography/papers.bib':
    '---\n---\n@article{deep, title = {Deep Sea}, author = {Niemand, Nemo}, year = {2020},\n  preview = {deep.png},\n  pdf = {none.pdf},\n}\n',
  'assets/img/publication_preview/deep.png': image,
  'assets/img/squid.png': image,
  'files/data.csv': 'a,b\n',
  '_posts/2024-03-01-first-dive.md':
    '---\nlayout: post\ntitle: First dive\ndate: 2024-03-01 10:00:00\ndescription: Down.\ntags: sea squid\nmood: elated\n---\n\nSee ![Squid]({{ "/assets/img/squid.png" | relative_url }}), [the project](/projects/hull/), [data](/files/data.csv) and [nothing](/gone/).\n\n{% include figure.liquid path="a.jpg" %}\n',
  '_drafts/next.md': '---\ntitle: Next\n---\nSoon.\n',
  '_projects/hull.md':
    '---\ntitle: A stronger hull\nimg: assets/img/squid.png\ngithub: https://github.com/nemo/hull\n---\nSteel.\n',
  '_news/a.md': '---\ndate: 2024-02-01\ninline: true\n---\nWe *surfaced*.\n',
  '_pages/about.md': '---\npermalink: /\ntitle: about\n---\nI dive, and have [written](/blog/2024/first-dive/).\n',
  '_pages/cv.md': '---\npermalink: /cv/\n---\n{% include cv.liquid %}\n',
  '_data/repositories.yml': 'github_users: [nemo]\n',
};

it('takes texts, images, papers, lists and addresses of al-folio', async () => {
  const { written, addresses } = await move(alFolio);
  expect(written).toBe(true);
  expect(frontOf('writing/first-dive.md')).toEqual({
    title: 'First dive',
    description: 'Down.',
    date: '2024-03-01',
    tags: ['sea', 'squid'],
    aliases: ['/blog/2024/first-dive/'],
  });
  const post = site.read('writing/first-dive.md');
  expect(post).toContain(
    '![Squid](../images/squid.png), [the project](/projects/a-stronger-hull), [data](/files/data.csv) and nothing.',
  );
  expect(frontOf('writing/next.md')).toEqual({ title: 'Next', draft: true });
  expect(frontOf('projects/a-stronger-hull.md')).toMatchObject({
    imageSrc: '../images/squid.png',
    codeLink: 'https://github.com/nemo/hull',
  });
  expect(site.read('about.md')).toContain('[written](/writing/first-dive)');
  expect(site.read('education.yaml')).toContain('Nautilus College');
  expect(site.read('more/news.md')).toContain('We surfaced.');
  expect(site.read('publications.bib')).toContain('preview = {deep.png}');
  expect(readFileSync(site.at('public/files/data.csv'), 'utf8')).toBe('a,b\n');
  expect(addresses.toSorted()).toEqual([
    '/blog/2024/first-dive /writing/first-dive',
    '/cv /resume.pdf',
    '/projects/hull /projects/a-stronger-hull',
  ]);
});

it('has every value in content, or in the report by file', async () => {
  const { output } = await move(alFolio);
  for (const line of [
    '_posts/2024-03-01-first-dive.md: mood: elated',
    '_posts/2024-03-01-first-dive.md: needs a plug-in, and is text here: {% include figure.liquid path="a.jpg" %}',
    '_posts/2024-03-01-first-dive.md: link to a page that is not here: /gone/',
    '_bibliography/papers.bib: pdf = none.pdf, a file that is not there',
    '_pages/cv.md: a page that has no place here',
    '_data/repositories.yml',
  ])
    expect(output).toContain(`  ${line}`);
  expect(site.read('writing/first-dive.md')).toContain('{% include figure.liquid');
});

it('takes publications, talks, courses and the portfolio of academicpages', async () => {
  const { addresses } = await move({
    '_config.yml':
      'author: { name: Nemo Niemand, bio: Diver, github: nemo }\npermalink: /:categories/:title/\ncollections: { talks: { output: true, permalink: "/:collection/:path/" }, teaching: { output: false } }\n',
    '_publications/2009-a.md':
      "---\ntitle: Deep Sea\npermalink: /publication/2009-a\ndate: 2009-10-01\nvenue: Ocean Letters\npaperurl: https://example.com/a.pdf\ncitation: 'Niemand, N., & Verne, J. (2009). Deep Sea.'\n---\n",
    '_talks/b.md': '---\ntitle: Under water\nvenue: Diving Days\ndate: 2019-05-04\nlocation: Lyon\n---\nA talk.\n',
    '_teaching/c.md': '---\ntitle: Navigation\nvenue: Nautilus College\ndate: 2020-01-01\ntype: Seminar\n---\n',
    '_portfolio/d.md': '---\ntitle: Submarine\npermalink: /made/d/\nredirect_from: [/old-d]\n---\nBuilt it.\n',
  });
  expect(site.read('publications.bib')).toMatch(
    /@article\{niemand2009deep,[\s\S]*author = \{Niemand, N\. and Verne, J\.\}/,
  );
  expect(parse(site.read('talks.yaml')).entries).toEqual([
    { title: 'Under water', event: 'Diving Days', location: 'Lyon', date: '2019-05', summary: 'A talk.' },
  ]);
  expect(site.read('teaching.yaml')).toContain('Navigation');
  expect(parse(site.read('site.yaml')).links).toEqual([{ name: 'GitHub', url: 'https://github.com/nemo' }]);
  expect(addresses).toEqual([
    '/old-d /projects/d',
    '/made/d /projects/d',
    '/publication/2009-a /#publications',
    '/talks/b /#talks',
  ]);
});

it('takes the author, folders and BibTeX of HugoBlox, and TOML', async () => {
  const { addresses, output } = await move({
    'hugo.toml': 'title = "Nautilus"\n[permalinks]\n  post = "/:year/:month/:slug/"\n',
    'content/authors/admin/_index.md':
      '---\ntitle: Nemo Niemand\nsuperuser: true\nrole: Captain\neducation: { courses: [{ course: MSc in Oceans, institution: Nautilus College, year: 2010 }] }\n---\nI dive.\n',
    'content/authors/admin/avatar.png': image,
    'content/publication/deep/index.md': '---\ntitle: Deep Sea\nauthors: [admin]\n---\n',
    'content/publication/deep/cite.bib': '@misc{cited, title = {Deep Sea}, author = {Niemand, Nemo}, year = {2020}}\n',
    'content/post/dive/index.md':
      '+++\ntitle = "Dive"\ndate = 2024-03-01T00:00:00Z\ntags = ["sea", "squid"]\naliases = ["/dive.html"]\n+++\n![](squid.png) {{< figure >}}\n',
    'content/post/dive/squid.png': image,
    'content/project/_index.md': '---\ntitle: Projects\n---\n',
    'content/project/hull/index.md': '---\ntitle: Hull\nsummary: Steel.\nurl_code: https://github.com/nemo/hull\n---\n',
    'content/project/hull/featured.png': image,
  });
  expect(site.read('publications.bib').match(/@\w+\{\w+/g)).toEqual(['@misc{cited']);
  expect(frontOf('writing/dive.md')).toMatchObject({ date: '2024-03-01', tags: ['sea', 'squid'] });
  expect(site.read('writing/dive.md')).toContain('![](../images/squid.png) {{< figure >}}');
  expect(output).toContain('needs a plug-in, and is text here: {{< figure >}}');
  expect(frontOf('projects/hull.md').imageSrc).toBe('../images/featured.png');
  expect(parse(site.read('site.yaml'))).toMatchObject({ name: 'Nemo Niemand', role: 'Captain' });
  expect(addresses).toEqual([
    '/project/hull /projects/hull',
    '/dive /writing/dive',
    '/2024/03/dive /writing/dive',
    '/authors/admin /',
    '/publication/deep /#publications',
  ]);
});

it('takes the former CV of al-folio, BibTeX on one line, and the place of starters if forced', async () => {
  site.write('site.yaml', 'name: Ada\n');
  await move(
    {
      '_config.yml': 'title: Nemo',
      '_data/cv.yml':
        '- title: Experience\n  type: time_table\n  contents:\n    - { title: Analyst, institution: Babbage Ltd, year: 2019 }\n',
      '_bibliography/papers.bib':
        '@article{deep, title={Deep Sea}, author={Niemand, N}, preview={deep.png}, year={2020}}\n',
      'assets/img/publication_preview/deep.png': image,
      '_posts/2024-03-01-dive.md': '---\ntitle: Dive\n---\nDown.\n',
    },
    true,
  );
  expect(frontOf('experience/babbage-ltd.md')).toMatchObject({ title: 'Analyst', company: 'Babbage Ltd' });
  expect(site.read('publications.bib')).toContain('  preview = {deep.png},\n  year = {2020},');
  expect(site.content()).toContain('deep.png');
  expect(parse(site.read('site.yaml')).name).toBe('Nemo');
});

it('takes posts of astro-paper, and leaves what is there as it is', async () => {
  site.write('site.yaml', 'name: Ada\n# Mine.\n');
  site.write('writing/first.md', '---\ntitle: Mine\n---\nMine.\n');
  const post = (title: string) => `---\ntitle: ${title}\nauthor: Nemo\npubDatetime: 2022-09-23T15:22:00Z\n---\nText.\n`;
  const { output } = await move({
    'src/data/blog/first.md': post('First'),
    'src/data/blog/sub/second.md': post('Second'),
    '_config.yml': 'title: Nemo',
  });
  expect(site.read('writing/first.md')).toBe('---\ntitle: Mine\n---\nMine.\n');
  expect(site.read('site.yaml')).toBe('name: Ada\n# Mine.\n');
  expect(frontOf('writing/second.md')).toEqual({ title: 'Second', date: '2022-09-23', aliases: ['/posts/sub/second'] });
  expect(output).toContain('Your files, not changed (--force replaces them):\n  content/');
});

it('says that a folder is no site, and writes nothing', async () => {
  const before = site.everything();
  expect(await move({ 'readme.txt': 'Hello' })).toMatchObject({
    written: false,
    output: expect.stringContaining('_posts (Jekyll)'),
  });
  expect(site.everything()).toEqual(before);
});
