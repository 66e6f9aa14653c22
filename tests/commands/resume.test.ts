import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { readPdf } from '../pdf.ts';
import { Copy } from '../site.ts';
import { readWord } from '../word.ts';

const site = new Copy();
afterAll(() => site.remove());
afterEach(() => rmSync(join(site.folder, 'papers'), { recursive: true, force: true }));

const day = { SOURCE_DATE_EPOCH: '1795219200' };
const bytes = (file: string) => readFileSync(join(site.folder, file));

it('writes the documents that are asked for, and nothing else', async () => {
  const before = readdirSync(site.folder);
  expect(await site.run('resume', day)).toEqual({ code: 0, output: 'Written to resume: resume.pdf\n' });
  expect(readdirSync(join(site.folder, 'resume'))).toEqual(['resume.pdf']);
  expect(readdirSync(site.folder).filter((file) => !before.includes(file))).toEqual(['resume']);
  const { pages } = await readPdf(bytes('resume/resume.pdf'));
  expect(pages[0]).toMatch(/^Alex Example\nDeveloper and researcher · /);
});

it('says the same in PDF, Word and plain text, with the URL of the site', async () => {
  const typed = ['--to', 'papers/of-today', '--word', '--text'];
  const { code, output } = await site.run('resume', { ...day, SITE_URL: 'https://alex.example/cv' }, typed);
  expect({ code, output }).toEqual({
    code: 0,
    output: 'Written to papers/of-today: resume.pdf, resume.docx, resume.txt\n',
  });
  const { pages } = await readPdf(bytes('papers/of-today/resume.pdf'));
  const { paragraphs } = readWord(bytes('papers/of-today/resume.docx'));
  const words = (text: string) => text.split(/\s+/).filter((word) => word && word !== '•');
  const withoutFooter = (page: string) => page.replace(/\nAlex Example · \d+\/\d+$/, '');
  const inPdf = words(pages.map(withoutFooter).join('\n'));
  expect(inPdf).toContain('alex.example/cv');
  expect(inPdf.length).toBeGreaterThan(300);
  expect(words(paragraphs.map(({ text }) => text).join('\n'))).toEqual(inPdf);
  expect(words(String(bytes('papers/of-today/resume.txt')))).toEqual(inPdf);
});

it('names a folder from where npm was started', async () => {
  const INIT_CWD = join(site.folder, 'content');
  expect((await site.run('resume', { ...day, INIT_CWD }, ['--to', '../papers'])).code).toBe(0);
  expect(readdirSync(join(site.folder, 'papers'))).toEqual(['resume.pdf']);
});

it('writes nothing where content has errors, or a file is in the way', async () => {
  const file = 'content/site.yaml';
  const text = site.read(file);
  site.write(file, text.replace('name: Alex', 'nam: Alex'));
  const { code, output } = await site.run('resume', day, ['--to', 'papers']);
  site.write(file, text);
  expect(code).toBe(1);
  expect(output).toMatch(/content\/site\.yaml:\d+:\d+: .*name[\s\S]*Nothing was written\.\n$/);
  site.write('taken', '');
  const taken = await site.run('resume', day, ['--to', 'taken/papers']);
  expect(taken).toEqual({ code: 1, output: expect.stringMatching(/^taken is a file, where a folder is needed/) });
  expect(existsSync(join(site.folder, 'papers'))).toBe(false);
});
