import { describe, expect, it } from 'vitest';
import { contentOf } from '../../../tests/contentOf.ts';
import { unreadFiles } from './unreadFiles.ts';

async function find(...files: string[]): Promise<string[]> {
  const content = await contentOf(Object.fromEntries(files.map((file) => [`content/${file}`, 'x'])));
  return unreadFiles(content, new Set(['content/images/named.heic'])).map(({ fix, write }) =>
    `${fix} ${write ?? ''}`.trim(),
  );
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
    expect(await find(file)).toEqual([`rename ${suggested}`]);
  });

  it.each([
    ['notes.txt', 'serve'],
    ['notes.md', /^moveToFolder .*content\/projects\//],
    ['experience.yaml', 'ownFile content/experience/name.md'],
    ['awards/best.md', 'move content/awards.yaml'],
    ['projects/gauge.yaml', 'renameFenced content/projects/gauge.md'],
    ['my cv.docx', 'export content/resume.pdf'],
    ['images/IMG_1.HEIC', 'exportJpeg'],
    ['projects/notes.txt', 'publish content/projects/notes.md'],
    ['resume.json', 'import content/resume.json'],
    ['data/My CV.json', 'import "content/data/My CV.json"'],
  ])('%s', async (file, advice) => {
    expect(await find(file)).toEqual([typeof advice === 'string' ? advice : expect.stringMatching(advice)]);
  });

  it('beside the file that is read', async () => {
    expect(await find('site.yaml', 'site.yml')).toEqual(['move content/site.yaml']);
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
  const found = unreadFiles(content, new Set()).map(({ file, fix, write }) => [
    file.slice(8),
    `${fix} ${write?.slice(8)}`,
  ]);
  const byLanguage = 'by language, such as { en: …, fr: … }';
  expect(Object.fromEntries(found)).toEqual({
    'about_fr.md': 'rename about.fr.md',
    'fr/about.md': 'rename about.fr.md',
    'about-pt_br.md': 'move about.pt-BR.md',
    'projects/x.fr.txt': 'rename projects/x.fr.md',
    'resume.FR.pdf': 'rename resume.fr.pdf',
    'CV-fr.pdf': 'rename resume.fr.pdf',
    'cv.en.pdf': 'rename resume.pdf',
    'fr/skills.yaml': `byLanguage skills.yaml, ${byLanguage}`,
    'education.fr.yml': `byLanguage education.yaml, ${byLanguage}`,
  });
});
