import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../pdf.ts';
import { addPrivate, canaries, canaryWords } from '../sampleSites.ts';
import { Copy, testBuild } from '../site.ts';
import { readWord } from '../word.ts';

const site = new Copy();
afterAll(() => site.remove());
afterEach(() => rmSync(join(site.folder, 'papers'), { recursive: true, force: true }));

const bytes = (file: string) => readFileSync(join(site.folder, file));

it('writes the same text in PDF, Word and plain text, with the URL of the site, and shows what programs read', async () => {
  const typed = ['--to', '../papers/of-today', '--word', '--text', '--read'];
  // A folder is resolved from where npm was started.
  const env = { ...testBuild, SITE_URL: 'https://alex.example/cv', INIT_CWD: join(site.folder, 'content') };
  const { code, output } = await site.run('resume', env, typed);
  expect(code).toBe(0);
  expect(output).toMatch(
    /^Written to \.\.\/papers\/of-today: resume\.pdf, resume\.docx, resume\.txt\n\nresume\.pdf:\nAlex Example\n[\s\S]*Aug 2026 – present · Specimen Instruments/,
  );
  expect(readdirSync(join(site.folder, 'papers/of-today'))).toHaveLength(3);
  const { pages } = await readPdf(bytes('papers/of-today/resume.pdf'));
  const { paragraphs } = readWord(bytes('papers/of-today/resume.docx'));
  // Periods have a hyphen in Word and plain text.
  const words = (text: string) => text.split(/\s+/).filter((word) => !/^[•–-]?$/.test(word));
  const withoutFooter = (page: string) => page.replace(/\nAlex Example · \d+\/\d+$/, '');
  const inPdf = words(pages.map(withoutFooter).join('\n'));
  expect(inPdf).toContain('alex.example/cv');
  expect(inPdf.length).toBeGreaterThan(300);
  expect(words(paragraphs.map(({ text }) => text).join('\n'))).toEqual(inPdf);
  expect(words(String(bytes('papers/of-today/resume.txt')))).toEqual(inPdf);
});

it('writes the documents of each language', async () => {
  const file = 'content/site.yaml';
  const text = site.read(file);
  site.write(file, `${text}\nlanguages: [en, fr]\n`.replace(/^(role: )(.*)$/m, '$1{ en: $2, fr: Chercheur }'));
  const { code, output } = await site.run('resume', testBuild, ['--to', 'papers', '--word', '--text', '--read']);
  site.write(file, text);
  expect(code, output).toBe(0);
  const names = ['resume.pdf', 'resume.docx', 'resume.txt', 'resume.fr.pdf', 'resume.fr.docx', 'resume.fr.txt'];
  expect(output).toMatch(new RegExp(`^Written to papers: ${names.join(', ')}\n`));
  expect(output).toMatch(/\n\nresume\.pdf:\nAlex Example\n[\s\S]*\n\nresume\.fr\.pdf:\nAlex Example\nChercheur · /);
  expect((await readPdf(bytes('papers/resume.fr.pdf'))).pages[0]).toMatch(/^Alex Example\nChercheur · /);
  expect(String(bytes('papers/resume.fr.txt'))).toContain('\nFormation\n');
  expect(String(bytes('papers/resume.txt'))).toContain('\nEducation\n');
});

describe('with private data', () => {
  const run = (...typed: string[]) => site.run('resume', testBuild, ['--private', ...typed]);
  const git = (...typed: string[]) => String(execFileSync('git', typed, { cwd: site.folder }));
  beforeAll(() => addPrivate(site));

  it('prints private data only in the owner’s own documents', async () => {
    const typed = ['--to', 'papers', '--word', '--text'];
    const read = async () => [
      (await readPdf(bytes('papers/resume.pdf'))).pages.join('\n'),
      readWord(bytes('papers/resume.docx'))
        .paragraphs.map(({ text }) => text)
        .join('\n'),
      String(bytes('papers/resume.txt')),
    ];
    await site.run('resume', testBuild, typed);
    for (const text of await read()) {
      expect(text).toContain('+1 614 555 0142');
      expect(text).not.toMatch(canaryWords);
    }
    expect((await site.run('resume', testBuild, [...typed, '--private'])).output).toContain('Written to papers');
    const { phone, email, street, location, nationality } = canaries;
    expect(readWord(bytes('papers/resume.docx')).names).toContain('w:drawing');
    for (const text of await read()) {
      expect(text).not.toContain('+1 614 555 0142');
      for (const fact of [
        phone,
        email,
        `${street}, ${location}`,
        nationality,
        'Jul 3, 1931',
        'Canary-fact: Canary-value',
      ])
        expect(text).toContain(fact);
    }
  });

  it.each(['dist/cv', 'content'])('rejects %s, which is published', async (folder) => {
    expect((await run('--to', folder)).output).toMatch(/which is published.* Choose another folder\.\n$/);
  });

  describe('in a repository', () => {
    beforeAll(() => git('init', '--quiet'));
    afterAll(() => rmSync(join(site.folder, '.git'), { recursive: true, force: true }));

    it('writes to a folder that git ignores, with the private data', async () => {
      expect((await run()).code).toBe(0);
      git('add', '--all');
      const staged = git('ls-files', 'content', 'resume');
      expect(staged).toContain('content/site.yaml');
      expect(staged).not.toMatch(/private|resume/);
    });

    it('rejects a folder that git would add', async () => {
      expect(await run('--to', 'papers')).toEqual({
        code: 1,
        output: expect.stringMatching(/^Git would add papers[\\/]resume\.pdf/),
      });
    });
  });

  it('reports a missing photo', async () => {
    site.write('content/private.yaml', 'phone: "1"\nphoto: private/gone.jpg\n');
    expect((await run()).output).toMatch(/private\.yaml:2:8: photo .*there is no such file[\s\S]*Nothing was written/);
  });

  it('requires its file', async () => {
    rmSync(join(site.folder, 'content/private.yaml'));
    expect((await run()).output).toMatch(/^content\/private\.yaml not found\. Create it/);
  });
});

it('writes nothing if content has errors, or a file is in the way', async () => {
  const file = 'content/site.yaml';
  const text = site.read(file);
  site.write(file, text.replace('name: Alex', 'nam: Alex'));
  const { code, output } = await site.run('resume', testBuild, ['--to', 'papers']);
  site.write(file, text);
  expect(code).toBe(1);
  expect(output).toMatch(/content\/site\.yaml:\d+:\d+: .*name[\s\S]*Nothing was written\.\n$/);
  site.write('taken', '');
  const taken = await site.run('resume', testBuild, ['--to', 'taken/papers']);
  expect(taken).toEqual({ code: 1, output: expect.stringMatching(/^taken is a file, where a folder is needed/) });
  expect(existsSync(join(site.folder, 'papers'))).toBe(false);
});
