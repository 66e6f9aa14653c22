import { fileURLToPath } from 'node:url';
import { schema, validate } from '@jsonresume/schema';
import { describe, expect, it } from 'vitest';
import { contentFiles } from '#sections/index.ts';
import type { Site } from '#sections/owner/schema.ts';
import type { Publication } from '#sections/publications/publication.ts';
import { exportResume } from '../../../tests/readContent.ts';
import { jsonResume } from './jsonResume.ts';

type Content = Parameters<typeof jsonResume>[0];

const root = fileURLToPath(new URL('../../../', import.meta.url));
const site = contentFiles.site.schema.parse({ name: 'Nemo Niemand' }) as Site;
const nothing: Content = { site, experience: [], projects: [], education: [], interests: [] };
/** As the file is read: what is undefined is not there. */
const written = (content: Partial<Content> = {}) => JSON.parse(JSON.stringify(jsonResume({ ...nothing, ...content })));

function problems(resume: unknown): unknown[] {
  let found: unknown[] = [];
  validate(resume, (errors) => {
    found = errors ?? [];
  });
  return found;
}

/** Fields that the schema does not name; it allows them, and with them every misspelt one. */
function unknownFields(value: unknown, known: typeof schema = schema, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => unknownFields(item, known.items ?? {}, `${path}[]`));
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = known.properties?.[name];
    return field ? unknownFields(inner, field, `${path}.${name}`) : [`${path}.${name}`];
  });
}

const entry = { title: 'Intern', company: 'Co', description: ['Built it.'], technologies: ['C'], draft: false };
const project = { title: 'Cards', category: 'personal' as const, draft: false, aliases: [], technologies: [] };

describe.each<[string, () => unknown]>([
  ['the sample', () => exportResume(root)],
  ['an owner with a name alone', () => written()],
  [
    'a big one with much left out',
    () =>
      written({
        about: { intro: 'I build.' },
        experience: Array.from({ length: 300 }, (_, index) => ({
          ...entry,
          ...(index % 2 ? { start: '2021' } : { end: '2021-05', company: undefined }),
        })),
        projects: Array.from({ length: 300 }, () => project),
        education: [{ institution: 'School' }, { title: 'Degree', end: '2021' }],
        interests: [{ name: 'Piano' }],
        address: { site: 'https://host.example/', file: 'https://host.example/resume.json' },
      }),
  ],
])('of %s', (_, make) => {
  it('is valid', () => {
    expect(problems(make())).toEqual([]);
  });

  it('names its fields as the schema does', () => {
    expect(
      unknownFields(make()).filter((field) => !/^(\.\$schema|\.work\[\]\.keywords|.*\.x-vitrine)$/.test(field)),
    ).toEqual([]);
  });
});

it('says a name where there is but a name', () => {
  expect(written()).toEqual({
    $schema: expect.stringContaining('/v1.0.0/schema.json'),
    basics: { name: 'Nemo Niemand' },
    meta: { version: 'v1.0.0' },
  });
});

it('says all that the sample says', () => {
  const { basics, work, education, skills, interests, projects } = exportResume(root);
  expect(basics).toMatchObject({ name: 'Alex Example', location: { city: 'Columbus', region: 'Ohio' } });
  expect(basics.profiles.map(({ network }: { network: string }) => network)).toEqual([
    'LinkedIn',
    'GitHub',
    'Instagram',
  ]);
  expect(work).toHaveLength(4);
  expect(work[1]).toEqual({
    name: 'Exemplar Mobility',
    position: 'Software engineering intern',
    location: 'Chicago, Illinois',
    url: 'https://example.com/exemplar',
    startDate: '2026-05',
    endDate: '2026-07',
    highlights: [expect.stringMatching(/^Built the screen/), expect.any(String)],
    keywords: ['TypeScript', 'React', 'Kafka'],
    'x-vitrine': { type: 'internship' },
  });
  expect(education[0]).toEqual({
    institution: 'Example State University, Columbus',
    studyType: 'Bachelor of Science',
    area: 'Computer Science',
    startDate: '2023',
  });
  expect(skills.map(({ name }: { name: string }) => name)).toContain('Developer Tools');
  expect(interests).toHaveLength(4);
  expect(projects).toHaveLength(7);
  expect(projects.find(({ name }: { name: string }) => name.startsWith('Aortic'))).toMatchObject({
    type: 'research',
    roles: ['Student researcher'],
    endDate: '2026-02',
    url: 'https://example.com/code/aorta',
  });
});

it('names the site’s address once there is one', () => {
  const address = { site: 'https://host.example/', file: 'https://host.example/resume.json' };
  expect(written({ address })).toMatchObject({
    basics: { url: address.site },
    meta: { canonical: address.file },
  });
});

it('tells of publications what the schema has a place for', () => {
  const publication: Publication = {
    key: 'key',
    slug: 'key',
    bibtex: '',
    reference: [],
    type: 'thesis',
    title: 'A title',
    authors: [],
    date: '2026-08',
    publisher: 'A university',
    links: { pdf: 'https://a.example', arxiv: 'https://b.example' },
  };
  const resume = written({ publications: [publication, { ...publication, container: 'A journal', links: {} }] });
  expect(resume.publications).toEqual([
    {
      name: 'A title',
      publisher: 'A university',
      releaseDate: '2026-08',
      url: 'https://b.example',
      'x-vitrine': { bibtex: '', pdf: 'https://a.example' },
    },
    { name: 'A title', publisher: 'A journal', releaseDate: '2026-08', 'x-vitrine': { bibtex: '' } },
  ]);
  expect(problems(resume)).toEqual([]);
});

it('takes the demonstration for a project’s address, then the code, then the video', () => {
  const links = { demoLink: 'https://a.example', codeLink: 'https://b.example', youtubeLink: 'https://c.example' };
  const url = (without: Partial<typeof links>) =>
    written({ projects: [{ ...project, ...links, ...without }] }).projects[0].url;
  expect(url({})).toBe(links.demoLink);
  expect(url({ demoLink: undefined })).toBe(links.codeLink);
  expect(url({ demoLink: undefined, codeLink: undefined })).toBe(links.youtubeLink);
});
