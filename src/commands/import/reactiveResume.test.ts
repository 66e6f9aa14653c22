import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#base/folders.ts';
import { fieldsIn } from '../../../tests/importedContent.ts';
import { fromReactiveResume } from './reactiveResume.ts';
import { readResume } from './readResume.ts';
import { parseYaml } from './readYaml.ts';
import { toContent } from './toContent.ts';

const [v3, v4, v5] = ([3, 4, 5] as const).map((version) =>
  JSON.parse(readFileSync(join(root, `tests/resumes/formats/reactive-resume-${version}.json`), 'utf8')),
);

function take(data: object) {
  const text = JSON.stringify(data);
  const { files, noPlace } = toContent(readResume(() => parseYaml(text), 'resume.json'));
  const fields = (path: string) => fieldsIn(files, path);
  return { files, fields, paths: [...files.keys()], all: [...files.values()].join('\n'), noPlace };
}

it.each([v3, v4, v5])('imports each version without what is hidden or private', (data) => {
  const { fields, all } = take(data);
  expect(fields('site.yaml')).toEqual({
    name: 'Ada Muster',
    role: 'Engineer',
    location: 'Lyon, France',
    email: 'ada@example.com',
    links: [
      { name: 'GitHub', url: 'https://github.com/ada' },
      { name: 'ada.example', url: 'https://ada.example/me' },
    ],
  });
  expect(fields('about.md')).toEqual({ intro: 'I build.' });
  expect(fields('experience/co.md')).toMatchObject({ title: 'Baker', start: '2019-01', end: '2020-02' });
  expect(all).not.toMatch(/Secret|Geheimgasse|98765|1984|me\.png|\+44 161|<p>/);
});

it.each([v4, v5])('imports lists and roles', (data) => {
  const { fields } = take(data);
  expect(fields('experience/co.md').description).toEqual(['Bread.', 'Rolls.']);
  expect(fields('references.yaml').entries).toEqual([{ quote: 'Good.', person: 'Kim', role: 'Head' }]);
});

it('imports a level only if it is text', () => {
  const [words, dots] = [v3, v5].map((data) => take(data).fields('skills.yaml').groups);
  expect(words).toEqual([{ name: 'Web', level: 'Good', items: [{ name: 'CSS' }, { name: 'HTML' }] }]);
  expect(dots).toEqual([{ name: 'Web', items: [{ name: 'CSS' }] }]);
});

it('keeps sections of the owner with their names', () => {
  expect(take(v4).fields('more/clubs.md')).toEqual({
    heading: 'Clubs',
    entries: [{ title: 'Robots', date: 2020, text: 'x. Club.' }],
  });
  expect(take(v5).fields('experience/den.md').title).toBe('Cook');
});

it('reports no ids and no marks of what is shown', () => {
  expect(take(v4).noPlace.join('\n')).not.toMatch(/\bid|visible/);
});

it('publishes no cover letter, and reports it', () => {
  const items = [{ hidden: false, recipient: '<p>Kim Lee<br>Geheimgasse 17</p>', content: '<p>Dear Kim</p>' }];
  const letter = { title: 'Letter', type: 'cover-letter', hidden: false, items };
  const { all, noPlace } = take({ ...v5, customSections: [letter] });
  expect(all).not.toMatch(/Letter|Geheimgasse|Dear/);
  expect(noPlace.join()).toContain('customSections[0]');
});

it('splits a job with several roles, and keeps the text of the company', () => {
  const roles = [
    { position: 'Chef', period: '2021 - 2022', description: '<ul><li>Led.</li><li>Cooked.</li></ul>' },
    { position: 'Cook', period: '2019 - 2021', description: '' },
  ];
  const item = { company: 'Co', description: '<p>A canteen.</p>', summary: 'Since 1900.', roles };
  const { fields } = take({ ...v5, sections: { experience: { items: [item] } }, customSections: [] });
  expect(fields('experience/co.md')).toMatchObject({
    title: 'Chef',
    summary: 'Since 1900. A canteen.',
    description: ['Led.', 'Cooked.'],
  });
  expect(fields('experience/co-1.md')).toEqual({ title: 'Cook', company: 'Co', start: 2019, end: 2021 });
});

it.each([[{ basics: { name: 'X' }, sections: { patents: [], notes: {} }, metadata: {} }], [null]])(
  'ignores other data: %j',
  (data) => {
    expect(fromReactiveResume(data)).toBeUndefined();
  },
);
