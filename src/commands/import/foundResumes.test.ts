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
  // 09 has texts in two languages and needs an option.
  ...globSync('tests/resumes/*.json', { cwd: repository, exclude: ['tests/resumes/{09-*,expected.json}'] }),
  ...globSync('node_modules/@jsonresume/schema/{sample.resume,examples/*}.json', { cwd: repository }),
].map((file) => join(repository, file));

describe('a résumé of another program', () => {
  it('is one of more than fifteen', () => {
    expect(found.length).toBeGreaterThan(15);
  });

  it.each(found.map((file) => [basename(file), file]))(
    'is imported completely, without an edit: %s',
    async (_, file) => {
      const { written, output } = await take(file);
      expect(written, output).toBe(true);
      expect((await checkFolder(at())).filter(isError)).toEqual([]);
      // The sample content is removed.
      const files = content().map((path) => [path, read(path)].join('\n'));
      expect(files.join('\n')).not.toMatch(/Alex Example|example\.com\/(linkedin|code|demo)|hypothetical-grid/);
      expect(content().filter((path) => !/\.(md|yaml|bib)$|^images\/(photo|project-[\w-]+)\./.test(path))).toEqual([]);
      // Every word of these lists is in content, or is reported.
      const resume = parseJson(readFileSync(file, 'utf8')).data as Record<string, unknown>;
      const kept = [...files, output].join('\n').replaceAll('\\', '');
      for (const section of ['basics', 'work', 'projects', 'publications', 'skills', 'education', 'interests']) {
        for (const word of wordsOf(resume[section])) expect(kept, section).toContain(word);
      }
      // The content can be exported.
      let errors: unknown;
      validate(await exportResume(at()), (problems) => {
        errors = problems;
      });
      expect(errors).toBeNull();
    },
  );
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

/** Returns the words of all texts except dates, URLs, and fields without a place, which are only reported. */
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
