import { expect, it } from 'vitest';
import { type ContentKind, jsonSchemaOf, listOfEntries, listOfFile } from '#content/contentSchemas.ts';
import { running } from '../../tests/hostile/attacks.ts';
import { contentFiles } from './contentFiles.ts';
import { entryKinds, entryOf, titleFieldsOf } from './index.ts';

const valid = {
  site: { name: 'Alex Example' },
  skills: { groups: [{ name: 'Languages', items: [{ name: 'Python' }] }] },
  education: { entries: [{ institution: 'School' }] },
  interests: { entries: [{ name: 'Piano' }] },
  projects: { title: 'Cards', category: 'personal' },
  experience: { company: 'Co' },
};
type Kind = keyof typeof valid;

function check(kind: Kind, change: object) {
  return contentFiles[kind].schema.safeParse({ ...valid[kind], ...change }, { reportInput: true });
}
/** Returns field and message of every problem. */
function problemsOf(kind: Kind, change: object) {
  return check(kind, change).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
}

/** Returns the fields of an entry, which is a file or in the list of one. */
function entryFields(kind: ContentKind): string[] {
  const { properties = {} } = jsonSchemaOf(kind);
  return Object.keys(properties[listOfEntries(kind) ?? '']?.items?.properties ?? properties);
}
const kinds = Object.keys(contentFiles) as ContentKind[];

it.each(kinds)('has the list that its section names: %s', (kind) => {
  const { properties = {} } = jsonSchemaOf(kind);
  const lists = Object.keys(properties).filter((name) => /^(entries|groups)$/.test(name));
  expect(lists).toEqual([listOfFile(kind) ?? []].flat());
});

it.each(kinds.filter((kind) => entryOf(kind) || listOfEntries(kind) === 'entries'))(
  'calls entries by fields that they have: %s',
  (kind) => {
    expect(entryFields(kind)).toEqual(expect.arrayContaining([...titleFieldsOf(kind)]));
  },
);

it.each(entryKinds)('has the fields that the editor writes when it moves and renames: %s', (kind) => {
  const { isOrdered } = entryOf(kind) ?? {};
  const hasPages = kind === 'projects' || kind === 'writing';
  const written = [...(isOrdered ? ['order'] : []), ...(hasPages ? ['aliases'] : [])];
  expect(entryFields(kind)).toEqual(expect.arrayContaining(written));
});

const httpsUrl = 'must be an https URL, such as https://example.com/work';
it.each<[Kind, object, string]>([
  ['projects', { title: undefined }, 'title is required (text)'],
  ['projects', { title: 'x'.repeat(100) }, `title must have at most 80 characters (found 100: "${'x'.repeat(56)}…")`],
  ['projects', { codeLink: running[0] }, `codeLink ${httpsUrl} (found "${running[0]}")`],
  ['site', { form: { service: 'formspree' } }, 'form.id is required: Formspree needs its form ID'],
  ['site', { form: { id: 12345678 } }, 'form.id must be text (found 12345678). Put it in quotes.'],
])('says what is allowed and what was found, in %s: %o', (kind, change, problem) => {
  expect(problemsOf(kind, change)).toEqual([problem]);
});
