import { fileURLToPath } from 'node:url';
import { schema, validate } from '@jsonresume/schema';
import { describe, expect, it } from 'vitest';
import type { Site } from '#sections/contentFiles.ts';
import { contentFiles } from '#sections/contentFiles.ts';
import { about, job, project } from '../../../tests/entries.ts';
import { exportResume } from '../../../tests/exportResume.ts';
import { jsonResume } from './jsonResume.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const site = contentFiles.site.schema.parse({ name: 'Nemo Niemand' }) as Site;
/** Returns the résumé as read back from its file, without undefined fields. */
const written = (content: Partial<Parameters<typeof jsonResume>[0]> = {}) =>
  JSON.parse(JSON.stringify(jsonResume({ site, ...content })));

function problems(resume: unknown): unknown[] {
  let found: unknown[] = [];
  validate(resume, (errors) => {
    found = errors ?? [];
  });
  return found;
}

/** Returns paths of fields that the schema doesn't define. It allows them, so validation misses misspelled names. */
function unknownFields(value: unknown, known: typeof schema = schema, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => unknownFields(item, known.items ?? {}, `${path}[]`));
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = known.properties?.[name];
    return field ? unknownFields(inner, field, `${path}.${name}`) : [`${path}.${name}`];
  });
}

const entry = { title: 'Intern', company: 'Co', description: ['Built it.'], technologies: ['C'] };

it('sets the language unless it is English', () => {
  expect(written().meta).toEqual({ version: 'v1.0.0' });
  expect(written({ site: { ...site, language: 'de' } as Site }).meta.language).toBe('de');
});

const sample = await exportResume(root);

describe.each<[string, () => unknown]>([
  ['the sample', () => sample],
  ['an owner with only a name', () => written()],
  [
    'an owner with many entries that lack fields',
    () =>
      written({
        about: about({ intro: 'I build.' }),
        experience: Array.from({ length: 300 }, (_, index) =>
          job({ ...entry, ...(index % 2 ? { start: '2021' } : { end: '2021-05', company: undefined }) }),
        ),
        projects: Array.from({ length: 300 }, () => project({ title: 'Cards', category: 'personal' })),
        education: [{ institution: 'School' }, { title: 'Degree', end: '2021' }],
        interests: [{ name: 'Piano' }],
        talks: [{ title: 'Talk', event: 'JSConf', date: '2026-05' }],
        urls: { site: 'https://host.example/', file: 'https://host.example/resume.json' },
      }),
  ],
])('the résumé of %s', (_, make) => {
  it('is valid, and has only fields of the schema', () => {
    expect(problems(make())).toEqual([]);
    expect(unknownFields(make()).filter((field) => !/^(\.\$schema|\.work\[\]\.keywords)$/.test(field))).toEqual([]);
  });
});

it('contains the site URL if there is one', () => {
  const urls = { site: 'https://host.example/', file: 'https://host.example/resume.json' };
  expect(written({ urls })).toMatchObject({
    basics: { url: urls.site },
    meta: { canonical: urls.file },
  });
});
