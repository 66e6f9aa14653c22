/** Files of the formats in JSON and YAML: what is read, and what is wrong with others, and where. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CommandError } from '#base/commandError.ts';
import { root } from '#base/folders.ts';
import { folderWith } from '../../../tests/folderWith.ts';
import { bodyIn, fieldsIn } from '../../../tests/importedContent.ts';
import { readResume, readSource } from './readResume.ts';
import { toContent } from './toContent.ts';

const write = (text: string | Buffer, name = 'resume.yaml') => join(folderWith({ [name]: text }), name);

/** Returns the content of a file. */
function take(text: string, name?: string) {
  const file = write(text, name);
  const { files, noPlace } = toContent(readResume(() => readSource(file), 'resume'));
  const fields = (path: string) => fieldsIn(files, path);
  const body = (path: string) => bodyIn(files, path);
  return { fields, body, paths: [...files.keys()], noPlace };
}

/** Returns what is wrong with a file. */
function problemOf(text: string, name: string): string {
  try {
    take(text, name);
  } catch (error) {
    if (error instanceof CommandError) return error.message;
  }
  return '';
}

const jsonResume = `
# My résumé
basics:
  name: Nemo Niemand
  phone: +49 30 901820
  location: { city: Köln }
work:
  - &co
    name: Co
    position: Baker
    startDate: 2019-05
    endDate: 2020.10
    highlights: [Bread, "Rolls: all"]
  - { <<: *co, position: Chef }
  - company: Den
    url:
`;

it('reads JSON Resume in YAML', () => {
  const { fields, paths } = take(jsonResume);
  expect(paths).toEqual(['site.yaml', 'experience/co.md', 'experience/co-1.md', 'experience/den.md']);
  expect(fields('site.yaml')).toMatchObject({ name: 'Nemo Niemand', phone: '+49 30 901820', location: 'Köln' });
  expect(fields('experience/co.md')).toMatchObject({
    start: '2019-05',
    end: '2020-10',
    description: ['Bread', 'Rolls: all'],
  });
});

it.each([
  ['UTF-8 with its mark', Buffer.from('\ufeff{ "a": "é" }')],
  ['UTF-16, as Windows writes it', Buffer.from('\ufeff{ "a": "é" }', 'utf16le')],
])('reads %s', (_, bytes) => {
  expect(readSource(write(bytes, 'cv.json')).data).toEqual({ a: 'é' });
});

it('rejects another encoding', () => {
  expect(() => readSource(write(Buffer.from('{ "a": "é" }', 'latin1')))).toThrow('is not text in UTF-8');
});

describe('rejects', () => {
  it.each([
    ['', 'is not in a known résumé format'],
    ['{\n  "a": "x"\n  "b": 2\n}', 'resume:3:3: Not valid YAML: Missing , between flow map items'],
    [`{\n  "a": ${'['.repeat(3000)}${']'.repeat(3000)}\n}`, 'nested too deep'],
    ['{ "basics":\n  { "label": "X" } }', 'basics.name is required (text)'],
  ])('the JSON %j', (text, problem) => {
    expect(problemOf(text, 'resume.json')).toContain(problem);
  });

  it.each([
    ['a: b: c', 'resume:1:4: Value contains a colon and a space.'],
    ['basics:\n  name: { x1: A, en: B }', 'basics.name must be text'],
    [
      'a: &a [x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b]\nd: [*c, *c, *c]',
      "can't be read",
    ],
    [`a:\n  ${'- '.repeat(20_000)}`, 'nested too deep'],
  ])('the YAML %j', (text, problem) => {
    expect(problemOf(text, 'resume.yaml')).toContain(problem);
  });
});

it('reads RenderCV', () => {
  const { fields, body, noPlace, paths } = take(
    readFileSync(join(root, 'tests/resumes/formats/rendercv.yaml'), 'utf8'),
  );
  expect(fields('site.yaml')).toMatchObject({
    role: 'Baker',
    email: 'nemo@example.com',
    links: [
      { name: 'GitHub', url: 'https://github.com/nemo' },
      { name: 'nemo.example', url: 'https://nemo.example/me' },
    ],
  });
  expect(fields('about.md')).toEqual({ intro: 'I bake bread.' });
  expect(fields('education.yaml').entries).toEqual([
    {
      title: 'BSc, Physics',
      institution: 'School, Lyon',
      start: '2019-09',
      end: '2022-06',
      highlights: ['GPA: 3.9', 'Choir'],
    },
  ]);
  expect(fields('experience/co.md')).toMatchObject({
    company: 'Co',
    websiteUrl: 'https://co.example',
    start: '2023-01',
  });
  expect(fields('projects/cards.md')).toMatchObject({ codeLink: 'https://github.com/nemo/cards', date: 2023 });
  expect(fields('skills.yaml').groups).toEqual([{ name: 'Baking', items: [{ name: 'Bread' }, { name: 'Rolls' }] }]);
  expect(fields('languages.yaml').entries).toEqual([{ name: 'German', level: 'native' }]);
  expect(paths).toContain('publications.bib');
  expect(body('more/volunteer-firefighter.md')).toBe('- Put out fires.\n- Saved a cat.');
  expect(fields('more/memberships.md').entries).toEqual([{ title: 'Guild', date: 2020, text: 'Member' }]);
  expect(noPlace).toEqual(['cv.sections.Selected Projects[0].date: Fall 2023', 'design.theme: classic']);
});
