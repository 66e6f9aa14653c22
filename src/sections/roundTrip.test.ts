import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { partsOf } from '#commands/import/resumeFile.ts';
import { sortResume } from '#commands/import/sortResume.ts';
import { toYaml } from '#content/toYaml.ts';
import { project } from '../../tests/entries.ts';
import { contentFiles } from './contentFiles.ts';
import { Draft } from './draft.ts';
import { jsonResumeLists } from './index.ts';

/** An entry with all fields for each file with `entries`, by its list in JSON Resume. */
const full: Record<string, { kind: keyof typeof contentFiles; entry: Record<string, unknown> }> = {
  awards: {
    kind: 'awards',
    entry: { title: 'Prize', issuer: 'Fair', date: '2026-05', url: 'https://a.example', summary: 'For a clock.' },
  },
  certificates: {
    kind: 'certificates',
    entry: { title: 'Exam', issuer: 'Board', date: '2025', expires: '2028-01', url: 'https://a.example' },
  },
  education: {
    kind: 'education',
    entry: {
      title: 'BSc, Physics',
      institution: 'School',
      start: '2019',
      end: '2022',
      url: 'https://a.example',
      honors: 'GPA 4',
      summary: 'A thesis on tides.',
      highlights: ['Rowed.', 'Sang.'],
      courses: ['Waves', 'Sets'],
    },
  },
  languages: { kind: 'languages', entry: { name: 'Danish', level: 'C1' } },
  references: { kind: 'references', entry: { quote: 'She builds.', person: 'Kim', role: 'Head of Tides' } },
  talks: {
    kind: 'talks',
    entry: { title: 'Tides', event: 'Conf', location: 'Lyon', date: '2026-05', slides: 'https://a.example' },
  },
  teaching: {
    kind: 'teaching',
    entry: { course: 'Waves', role: 'Assistant', institution: 'School', term: 'Fall', start: '2025', summary: 'All.' },
  },
  volunteer: {
    kind: 'volunteering',
    entry: {
      role: 'Coach',
      organization: 'Club',
      start: '2024',
      end: '2025-05',
      summary: 'Robots.',
      highlights: ['Won.'],
    },
  },
};

it.each(Object.entries(full))('restores %s from JSON Resume', (list, { kind, entry }) => {
  const { schema, pattern } = contentFiles[kind];
  const { entries } = schema.parse({ entries: [entry] }) as { entries: never };
  const format = jsonResumeLists.find((each) => each.list === list);
  const draft = new Draft();
  const { lists } = sortResume(
    { basics: {}, parts: partsOf({ [list]: JSON.parse(JSON.stringify(format?.write(entries))) }) },
    draft,
  );
  format?.take(lists.get(list) ?? [], draft);
  const file = draft.files.get(pattern);
  expect(file && 'fields' in file && schema.parse(parse(toYaml(file.fields)))).toEqual({ entries });
});

it('exports the slug of each of several with one name', () => {
  const projects = jsonResumeLists.find(({ list }) => list === 'projects');
  const exported = projects?.write([project({ slug: 'one' }), project({ slug: 'one-1' })] as never);
  expect(exported).toMatchObject(['one', 'one-1'].map((slug) => ({ 'x-vitrine': { slug } })));
  expect(projects?.write([project({ slug: 'one' })] as never)).not.toMatchObject([{ 'x-vitrine': { slug: 'one' } }]);
});
