import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validate } from '@jsonresume/schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isError } from '#base/problems.ts';
import { checkFolder } from '#content/check/checkFolder.ts';
import { makePublications } from '#sections/publications/publication.ts';
import { readPublications } from '#sections/publications/read.ts';
import { exportResume, readValues } from '../../../tests/exportResume.ts';
import { importResume } from './importResume.ts';
import { parseJson } from './readJson.ts';
import { filesIn } from './writeContent.ts';

// How long a machine takes to write some hundred files is its own affair.
vi.setConfig({ testTimeout: 120_000 });

const repository = fileURLToPath(new URL('../../../', import.meta.url));
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-'));
  cpSync(join(repository, 'content'), join(root, 'content'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const content = () => filesIn(join(root, 'content'));
const read = (path: string) => readFileSync(join(root, 'content', path), 'utf8');
/** Every file with what is in it. */
const everything = (folder = 'content') =>
  Object.fromEntries(filesIn(join(root, folder)).map((path) => [path, readFileSync(join(root, folder, path), 'hex')]));
function write(path: string, text: string) {
  mkdirSync(dirname(join(root, 'content', path)), { recursive: true });
  writeFileSync(join(root, 'content', path), text);
}

async function take(resume: object | string, force = false) {
  const lines: string[] = [];
  const file = typeof resume === 'string' ? resume : join(root, 'resume.json');
  if (typeof resume === 'object') writeFileSync(file, JSON.stringify(resume));
  const written = await importResume(root, file, { force, say: (line) => lines.push(line) });
  const cache = existsSync(join(root, '.cache')) ? readdirSync(join(root, '.cache')) : [];
  expect(
    cache.filter((name) => name !== 'import-report.txt'),
    'leftovers',
  ).toEqual([]);
  const report = cache.length ? readFileSync(join(root, '.cache/import-report.txt'), 'utf8') : '';
  return { written, said: [...lines, ...(report && [report])].join('\n') };
}
const nemo = { basics: { name: 'Nemo Niemand', email: 'nemo@example.com' } };

const found = [
  // 09 has its texts in two languages, of which one must be chosen.
  ...globSync('tests/resumes/*.json', { cwd: repository, exclude: ['tests/resumes/{09-*,expected.json}'] }),
  ...globSync('node_modules/@jsonresume/schema/{sample.resume,examples/*}.json', { cwd: repository }),
].map((file) => join(repository, file));

describe('a résumé as it is found', () => {
  it('comes in more than a dozen kinds', () => {
    expect(found.length).toBeGreaterThan(15);
  });

  it.each(found.map((file) => [basename(file), file]))('%s is taken whole, without a hand edit', async (_, file) => {
    const { written, said } = await take(file);
    expect(written, said).toBe(true);
    expect((await checkFolder(root)).filter(isError)).toEqual([]);
    // The sample content has gone.
    const files = content().map((path) => [path, read(path)].join('\n'));
    expect(files.join('\n')).not.toMatch(/Alex Example|example\.com\/(linkedin|code|demo)|hypothetical-grid/);
    expect(content().filter((path) => !/\.(md|yaml|bib)$|^images\/(photo\.|project-)/.test(path))).toEqual([]);
    // Every word of the sections that have a place is on the site, or is told.
    const resume = parseJson(readFileSync(file, 'utf8')).data as Record<string, unknown>;
    const kept = [...files, said].join('\n').replaceAll('\\', '');
    for (const section of ['basics', 'work', 'projects', 'publications', 'skills', 'education', 'interests']) {
      for (const word of wordsOf(resume[section])) expect(kept, section).toContain(word);
    }
    // And what goes in can come out.
    let errors: unknown;
    validate(await exportResume(root), (problems) => {
      errors = problems;
    });
    expect(errors).toBeNull();
  });
});

const dates = ['startDate', 'endDate', 'releaseDate', 'dates', 'from', 'to'];
const told = [
  'gpa',
  'score',
  'courses',
  'level',
  'address',
  'postalCode',
  'username',
  'jobLocation',
  'schoolLocation',
  'emoji',
  'country',
  'resume',
  'aboutMe',
  'entity',
  'type',
  'pinned',
  'url',
  'website',
  'image',
  'images',
  'picture',
  'links',
  'status',
  'advisor',
  'thesis',
  'nameKana',
  'birthDate',
  'drivingLicence',
  'nationality',
  'availability',
  'pronouns',
  'visaStatus',
  'remote',
  'teamSize',
  'license',
  'stars',
  'doi',
  'isbn',
];

/** Words of all texts but dates, addresses, and fields of which it is but told that they have no place. */
function wordsOf(value: unknown, field = ''): string[] {
  if (typeof value === 'string') {
    const text = value.normalize('NFC').replace(/<[^>]*>|&\w+;|\]\([^)]*\)/g, ' ');
    return text.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  }
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    dates.includes(name) || told.includes(name) ? [] : wordsOf(inner, `${field}.${name}`),
  );
}

describe('right after cloning', () => {
  it('moves sample content aside as a whole, and reports everything', async () => {
    write('projects/mine.md', '---\ntitle: Mine\ncategory: personal\n---\n');
    const before = everything();
    const { written, said } = await take({
      ...nemo,
      work: [{ name: 'Co', position: 'Baker' }],
      custom: [{}, { title: 'A' }],
      lastChange: 'yesterday',
    });
    expect(written).toBe(true);
    expect(content()).toEqual(['experience/co.md', 'more/custom.md', 'site.yaml']);
    expect(everything('content.old')).toEqual(before);
    expect(said.split('\n').filter(Boolean)).toEqual([
      'basics       name, email → content/site.yaml',
      'more         1 of 1 → content/more/',
      'work         1 of 1 → content/experience/',
      'content/ was written: 3 files.',
      'The old content/ is in content.old/.',
      'No place on the site:',
      '  lastChange',
      'Still needs a hand:',
      '  Experience has no `type` (internship, the data mine): a résumé does not say it.',
      'See it with: npm start',
    ]);
  });

  it('hundreds of entries come in, each in a file of its own', async () => {
    const many = Array.from({ length: 400 }, (_, index) => index);
    const { written } = await take({
      ...nemo,
      work: many.map((index) => ({
        name: `Co ${index % 10}`,
        position: 'Baker',
        startDate: String(1990 + (index % 30)),
      })),
      projects: many.map((index) => ({ name: `Cards ${index % 7}`, highlights: [`Number ${index}`] })),
      skills: many.map((index) => ({ name: `Skill ${index}` })),
    });
    expect(written).toBe(true);
    const { experience, projects, skills } = await readValues(root);
    expect([experience.length, projects.length, skills?.groups[0]?.items.length]).toEqual([400, 400, 400]);
    expect(projects.map(({ highlights }) => highlights)).toEqual(many.map((index) => [`Number ${index}`]));
  });

  it('the sample itself comes back as it went out', async () => {
    const publications = async () =>
      makePublications((await readPublications(read('publications.bib'))).entries, 'Alex Example');
    const before = await exportResume(root, await publications());
    const { written, said } = await take(before);
    expect(written, said).toBe(true);
    expect(await exportResume(root, await publications())).toEqual(before);
    expect(said).not.toContain('No place');
  });
});

it('makes links in texts https, leaves those that lead nowhere, and tells which', async () => {
  const description =
    'A work.\n\nSee [this](http://a.example/b), [that](javascript:alert(1)) and [more][1].\n\n[1]: page.html';
  const { written, said } = await take({ ...nemo, projects: [{ name: 'Cards', description }] });
  expect(written, said).toBe(true);
  expect(read('projects/cards.md')).toContain('See [this](https://a.example/b), that and [more][1].');
  expect(said).toMatch(/have been made so.*\n {4}https:\/\/a\.example\/b/);
});

it('knows files that texts of the owner’s lead to', async () => {
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public/paper.pdf'), 'x');
  write('projects/own.md', '---\ntitle: Own\ncategory: personal\ndate: 2026-01\n---\n\n[Paper](/paper.pdf)\n');
  const { written, said } = await take(nemo);
  expect(written, said).toBe(true);
  expect(readFileSync(join(root, 'public/paper.pdf'), 'utf8')).toBe('x');
});

describe('what is the owner’s own', () => {
  it('is not overwritten', async () => {
    write('site.yaml', 'name: Robin Sample\n');
    write('experience/co.md', '---\ncompany: Co\nlocation: Here\n---\n');
    const before = everything();
    const { written, said } = await take({ ...nemo, work: [{ name: 'Co' }] });
    expect(written).toBe(false);
    expect(said).toContain('would replace them:\n  content/experience/co.md\n  content/site.yaml\n');
    expect(said).toContain('Nothing was written. Move what you want to keep, or add --force');
    expect(everything()).toEqual(before);
  });

  it('is overwritten with --force, which is told', async () => {
    write('site.yaml', 'name: Robin Sample\n');
    const { written, said } = await take(nemo, true);
    expect(written).toBe(true);
    expect(said).toContain('Replaced, as you asked with --force:\n  content/site.yaml\n');
    expect(read('site.yaml')).toContain('Nemo Niemand');
  });

  it.each([false, true])('stays where the résumé has nothing to put (force: %s)', async (force) => {
    rmSync(join(root, 'content'), { recursive: true });
    write('projects/mine.md', '---\ntitle: Mine\ncategory: research\n---\n');
    write('resume.pdf', '%PDF-1.7\n%%EOF\n');
    const { written, said } = await take(nemo, force);
    expect(written).toBe(true);
    expect(content()).toEqual(['projects/mine.md', 'resume.pdf', 'site.yaml']);
    expect(read('projects/mine.md')).toContain('title: Mine');
    expect(said).toContain('Yours, and left as they are:\n  content/resume.pdf\n');
  });

  it('is in nobody’s way where it is the same', async () => {
    expect((await take(nemo)).written).toBe(true);
    const before = everything();
    expect((await take(nemo)).written).toBe(true);
    expect(everything()).toEqual(before);
  });
});

describe('content stays untouched', () => {
  it.each<[string, string, string[]]>([
    [
      'where a field cannot be understood',
      '{ "basics": { "name": "X" },\n  "work": 5,\n  "skills": {"a": 1} }',
      [
        'resume.json:2:11: work must be a list (found 5)',
        'resume.json:3:13: skills must be a list (found {"a":1})',
        '2 problems; nothing was written.',
      ],
    ],
    [
      'where the file is no JSON',
      '{\n  "basics": {\n    name: "X"\n  }\n}',
      ['resume.json:3:5: is no JSON: names and texts must stand in "double quotes"', '1 problem; nothing was written.'],
    ],
    ['where the file is empty', '', ['resume.json: is empty', '1 problem; nothing was written.']],
  ])('%s', async (_, text, said) => {
    const before = everything();
    writeFileSync(join(root, 'resume.json'), text);
    const result = await take(join(root, 'resume.json'));
    expect(result.written).toBe(false);
    expect(result.said.split('\n').filter(Boolean)).toEqual(said);
    expect(everything()).toEqual(before);
  });

  it('where there is no file', async () => {
    const before = everything();
    expect(await take(join(root, 'no.json'))).toEqual({
      written: false,
      said: `There is no file ${join(root, 'no.json')}.`,
    });
    expect((await take(root)).written).toBe(false);
    expect(everything()).toEqual(before);
  });

  it('where the owner’s other content is broken', async () => {
    rmSync(join(root, 'content'), { recursive: true });
    write('projects/mine.md', '---\ntitle: Mine\ncategory: reserch\n---\n');
    const before = everything();
    const { written, said } = await take(nemo);
    expect(written).toBe(false);
    expect(said).toContain(
      'content/projects/mine.md:3:11: category must be one of research, personal, freelance (found "reserch")',
    );
    expect(everything()).toEqual(before);
  });

  it('where a new file cannot be written', async () => {
    // A file where a folder is needed.
    write('site.yaml', 'name: Nemo Niemand\n');
    write('more', '');
    const before = everything();
    const lines: string[] = [];
    const file = join(root, 'resume.json');
    writeFileSync(file, JSON.stringify({ ...nemo, custom: [{ title: 'A' }] }));
    expect(await importResume(root, file, { force: true, say: (line) => lines.push(line) })).toBe(false);
    expect(lines.join('\n')).toMatch(/EEXIST|ENOTDIR/);
    expect(everything()).toEqual(before);
  });
});

it('says that a file was read with liberty', async () => {
  writeFileSync(join(root, 'resume.json'), '{ "basics": { "name": "X", }, }');
  const { written, said } = await take(join(root, 'resume.json'));
  expect(written).toBe(true);
  expect(said).toContain('resume.json has comments or trailing commas');
});

it('makes content where there is none', async () => {
  rmSync(join(root, 'content'), { recursive: true });
  expect((await take(nemo)).written).toBe(true);
  expect(content()).toEqual(['site.yaml']);
});
