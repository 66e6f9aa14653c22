import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../pdf.ts';
import { addPrivate, canaries, canaryWords } from '../sampleSites.ts';
import { Copy, testBuild } from '../site.ts';
import { readWord } from '../word.ts';

const site = new Copy();
afterAll(() => site.remove());

mkdirSync(join(site.folder, 'content/for'));
const bytes = (file: string) => readFileSync(join(site.folder, file));

beforeAll(() => addPrivate(site));

it('writes the same text in PDF, Word and plain text in each language, and shows what programs read', async () => {
  const file = 'content/site.yaml';
  const text = site.read(file);
  site.write(file, `${text}\nlanguages: [en, fr]\n`.replace(/^(role: )(.*)$/m, '$1{ en: $2, fr: Chercheur }'));
  const typed = ['--to', '../papers/of-today', '--word', '--text', '--read'];
  // A folder is resolved from where npm was started.
  const env = { ...testBuild, SITE_URL: 'https://alex.example/cv', INIT_CWD: join(site.folder, 'content') };
  const { code, output } = await site.run('resume', env, typed);
  site.write(file, text);
  expect(code, output).toBe(0);
  const names = ['resume.pdf', 'resume.docx', 'resume.txt', 'resume.fr.pdf', 'resume.fr.docx', 'resume.fr.txt'];
  expect(output).toContain(`Written to ../papers/of-today: ${names.join(', ')}\n\nresume.pdf:\nAlex Example\n`);
  expect(output).toContain('Specimen Instruments, Columbus, Ohio · Aug 2026 – present');
  expect(output).toMatch(/\n\nresume\.fr\.pdf:\nAlex Example\nChercheur · /);
  expect(readdirSync(join(site.folder, 'papers/of-today')).toSorted()).toEqual(names.toSorted());
  const { pages } = await readPdf(bytes('papers/of-today/resume.pdf'));
  const { paragraphs } = readWord(bytes('papers/of-today/resume.docx'));
  // Periods have a hyphen in Word and plain text.
  const words = (text: string) => text.split(/\s+/).filter((word) => !/^[•–-]?$/.test(word));
  const withoutFooter = (page: string) => page.replace(/\nAlex Example · \d+\/\d+$/, '');
  const inPdf = words(pages.map(withoutFooter).join('\n'));
  expect(inPdf).toContain('alex.example/cv');
  expect(inPdf.length).toBeGreaterThan(300);
  expect(inPdf.join(' ')).toContain('+1 614 555 0142');
  expect(inPdf.join(' ')).not.toMatch(canaryWords);
  expect(words(paragraphs.map(({ text }) => text).join('\n'))).toEqual(inPdf);
  expect(words(String(bytes('papers/of-today/resume.txt')))).toEqual(inPdf);
  expect(String(bytes('papers/of-today/resume.fr.txt'))).toContain('\nFormation\n');
});

it('writes the documents of an application, and says what has changed since', async () => {
  site.write('content/for/acme-7f3k2.md', '---\ntagline: For you.\n---\nDear Acme,\n');
  execFileSync('git', ['init', '--quiet'], { cwd: site.folder });
  site.write('.gitignore', `${site.read('.gitignore')}/content/for/\n`);
  const { code, output } = await site.run('resume', testBuild, ['--for', 'acme']);
  expect(code, output).toBe(0);
  const names = ['Cover letter.pdf', 'Résumé.docx', 'Résumé.pdf', 'Résumé.txt'].map((name) => `Alex Example – ${name}`);
  expect(readdirSync(join(site.folder, 'resume/acme-7f3k2')).toSorted()).toEqual(names);
  site.write('content/for/acme-7f3k2.md', '---\ntagline: For Acme.\n---\nDear Acme,\n');
  const report = await site.run('resume', testBuild, ['--sent', 'acme']);
  expect(site.read('.gitignore'), 'as the applications').toMatch(/\n\/data\/sent\.yaml\n$/);
  expect(report.output).toContain('The tagline of site.yaml has changed from “For you.” to “For Acme.”.');
  await site.run('resume', testBuild, ['--for', 'acme']);
  rmSync(join(site.folder, 'content/for'), { recursive: true });
  const later = (await site.run('resume', testBuild, ['--sent', 'acme'])).output;
  expect(later.match(/Sent on/g), 'both times').toHaveLength(2);
  expect(later).toContain('Its page has expired, or its file is gone.');
});

describe('with private data', () => {
  const run = (...typed: string[]) => site.run('resume', testBuild, ['--private', ...typed]);
  const git = (...typed: string[]) => String(execFileSync('git', typed, { cwd: site.folder }));
  beforeAll(() => git('init', '--quiet'));

  it('prints them in the owner’s own documents, in a folder that git ignores', async () => {
    expect((await run('--word', '--text')).output).toContain('Written to resume');
    git('add', '--all');
    const staged = git('ls-files', 'content', 'resume');
    expect(staged).toContain('content/site.yaml');
    expect(staged).not.toMatch(/private|resume/);
    const word = readWord(bytes('resume/resume.docx'));
    expect(word.names).toContain('w:drawing');
    const { phone, email, street, location, nationality } = canaries;
    const facts = [phone, email, `${street}, ${location}`, nationality, 'Jul 3, 1931', 'Canary-fact: Canary-value'];
    for (const text of [
      (await readPdf(bytes('resume/resume.pdf'))).pages.join('\n'),
      word.paragraphs.map(({ text }) => text).join('\n'),
      String(bytes('resume/resume.txt')),
    ]) {
      expect(text).not.toContain('+1 614 555 0142');
      for (const fact of facts) expect(text).toContain(fact);
    }
  });

  it.each([
    ['dist/cv', /which is published.* Choose another folder\.\n$/],
    ['papers', /^Git would add papers[\\/]resume\.pdf/],
  ])('rejects %s', async (folder, output) => {
    expect(await run('--to', folder)).toEqual({ code: 1, output: expect.stringMatching(output) });
  });

  it('requires its file', async () => {
    rmSync(join(site.folder, 'content/private.yaml'));
    expect((await run()).output).toMatch(/^content\/private\.yaml not found\. Create it/);
  });
});

it('writes nothing if content has errors', async () => {
  site.change('content/site.yaml', 'name: Alex', 'nam: Alex');
  const { code, output } = await site.run('resume', testBuild, ['--to', 'other']);
  expect(code).toBe(1);
  expect(output).toMatch(/content\/site\.yaml:\d+:\d+: .*name[\s\S]*Nothing was written\.\n$/);
  expect(existsSync(join(site.folder, 'other'))).toBe(false);
});
