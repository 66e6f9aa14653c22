import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validate } from '@jsonresume/schema';
import { describe, expect, it } from 'vitest';
import { isError } from '#base/problems.ts';
import { checkFolder } from '#content/check/checkContent.ts';
import { exportResume } from '../../../tests/exportResume.ts';
import { importFolder } from '../../../tests/importFolder.ts';
import { parseJson } from './readJson.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const { at, content, read, take } = importFolder();

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
    expect((await checkFolder(at())).filter(isError)).toEqual([]);
    // The sample content has gone.
    const files = content().map((path) => [path, read(path)].join('\n'));
    expect(files.join('\n')).not.toMatch(/Alex Example|example\.com\/(linkedin|code|demo)|hypothetical-grid/);
    expect(content().filter((path) => !/\.(md|yaml|bib)$|^images\/(photo|project-[\w-]+)\./.test(path))).toEqual([]);
    // Every word of the sections that have a place is on the site, or is reported.
    const resume = parseJson(readFileSync(file, 'utf8')).data as Record<string, unknown>;
    const kept = [...files, said].join('\n').replaceAll('\\', '');
    for (const section of ['basics', 'work', 'projects', 'publications', 'skills', 'education', 'interests']) {
      for (const word of wordsOf(resume[section])) expect(kept, section).toContain(word);
    }
    // And what goes in can come out.
    let errors: unknown;
    validate(await exportResume(at()), (problems) => {
      errors = problems;
    });
    expect(errors).toBeNull();
  });
});

const dates = ['startDate', 'endDate', 'releaseDate', 'dates', 'from', 'to'];
const reported = [
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
  'countryCode',
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

/** Words of all texts but dates, URLs, and fields of which it is only reported that they have no place. */
function wordsOf(value: unknown, field = ''): string[] {
  if (typeof value === 'string') {
    const text = value.normalize('NFC').replace(/<[^>]*>|&\w+;|\]\([^)]*\)/g, ' ');
    return text.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  }
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    dates.includes(name) || reported.includes(name) ? [] : wordsOf(inner, `${field}.${name}`),
  );
}
