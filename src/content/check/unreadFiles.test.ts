import { describe, expect, it } from 'vitest';
import { contentOf } from '../../../tests/contentOf.ts';
import { unreadFiles } from './unreadFiles.ts';

async function find(...files: string[]): Promise<string[]> {
  const content = await contentOf(Object.fromEntries(files.map((file) => [`content/${file}`, 'x'])));
  return unreadFiles(content, new Set(['content/images/named.heic'])).map(({ file, message }) => `${file}: ${message}`);
}

it('accepts every file that is read, hidden files and those of operating systems', async () => {
  const read = [
    'site.yaml',
    'about.md',
    'projects/a.md',
    'experience/b.md',
    'publications.bib',
    'resume.pdf',
    'theme.css',
  ];
  const others = [
    'images/a.JPG',
    'images/named.heic',
    'projects/a.svg',
    '.DS_Store',
    'projects/.gitkeep',
    '.git/x',
    'Thumbs.db',
    'a.md~',
  ];
  expect(await find(...read, ...others)).toEqual([]);
});

describe('reports a file that nothing reads, with a fix', () => {
  it.each([
    ['projects/cards.markdown', 'content/projects/cards.md'],
    ['styles/custom.scss', 'content/theme.css'],
    ['projects/My Cards.MD', 'content/projects/my-cards.md'],
    ['projects/2026/cards.md', 'content/projects/cards.md'],
    ['project/cards.md', 'content/projects/cards.md'],
    ['projects/cards/index.md', 'content/projects/cards.md'],
    ['Experience/acme.md', 'content/experience/acme.md'],
    ['site.yml', 'content/site.yaml'],
    ['about.txt', 'content/about.md'],
    ['projects/river-gauge.md.txt', 'content/projects/river-gauge.md'],
    ['blog/rivers.md', 'content/writing/rivers.md'],
    ['portfolio/gauge.md', 'content/projects/gauge.md'],
    ['prizes.yaml', 'content/awards.yaml'],
    ['settings.yaml', 'content/site.yaml'],
    ['site.yaml.txt', 'content/site.yaml'],
    ['references.bib', 'content/publications.bib'],
    ['Résumé.PDF', 'content/resume.pdf'],
  ])('%s', async (file, suggested) => {
    expect(await find(file)).toEqual([
      `content/${file}: nothing reads this file. Rename it to ${suggested}, or move it out of content/.`,
    ]);
  });

  it.each([
    ['notes.txt', 'To serve it as it is, move it to public/, or else out of content/.'],
    [
      'experience.yaml',
      'Each entry has a file of its own: content/experience/name.md. Move what you need of it there.',
    ],
    ['awards/best.md', 'Move what you need of it to content/awards.yaml, and delete it.'],
    [
      'projects/gauge.yaml',
      'Rename it to content/projects/gauge.md, with a line of --- before and after its fields, or move it out of content/.',
    ],
    ['my cv.docx', 'Export it as content/resume.pdf, or move it out of content/.'],
    ['images/IMG_1.HEIC', 'Export it as JPEG.'],
    [
      'projects/notes.txt',
      'If it is for visitors, rename it to content/projects/notes.md, which publishes it. Otherwise move it out of content/.',
    ],
    ['resume.json', 'Import it with `npm run import -- content/resume.json`, or move it out of content/.'],
    ['data/My CV.json', 'Import it with `npm run import -- "content/data/My CV.json"`, or move it out of content/.'],
  ])('%s', async (file, advice) => {
    expect(await find(file)).toEqual([`content/${file}: nothing reads this file. ${advice}`]);
  });

  it('beside the file that is read', async () => {
    expect(await find('site.yaml', 'site.yml')).toEqual([
      'content/site.yml: nothing reads this file. Move what you need of it to content/site.yaml, and delete it.',
    ]);
  });
});

it('explains how to name or write a translation', async () => {
  const files = [
    'about_fr.md',
    'fr/about.md',
    'about-pt_br.md',
    'about.pt-BR.md',
    'projects/x.fr.txt',
    'resume.FR.pdf',
    'CV-fr.pdf',
    'cv.en.pdf',
    'fr/skills.yaml',
    'education.fr.yml',
  ];
  const texts = {
    'content/site.yaml': 'name: A\nlanguages: [en, fr, pt-BR]\n',
    'content/about.md': 'x',
    'content/projects/x.md': 'x',
  };
  const content = await contentOf({ ...texts, ...Object.fromEntries(files.map((file) => [`content/${file}`, 'x'])) });
  const messages = unreadFiles(content, new Set()).map(({ file, message }) => [
    file.replace('content/', ''),
    message.replace('nothing reads this file. ', ''),
  ]);
  const rename = (path: string) => `Rename it to content/${path}, or move it out of content/.`;
  const write = (path: string) =>
    `Write its texts in content/${path}, by language, such as { en: …, fr: … }, and delete it.`;
  expect(Object.fromEntries(messages)).toEqual({
    'about_fr.md': rename('about.fr.md'),
    'fr/about.md': rename('about.fr.md'),
    'about-pt_br.md': 'Move what you need of it to content/about.pt-BR.md, and delete it.',
    'projects/x.fr.txt': rename('projects/x.fr.md'),
    'resume.FR.pdf': rename('resume.fr.pdf'),
    'CV-fr.pdf': rename('resume.fr.pdf'),
    'cv.en.pdf': rename('resume.pdf'),
    'fr/skills.yaml': write('skills.yaml'),
    'education.fr.yml': write('education.yaml'),
  });
});
