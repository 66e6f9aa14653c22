import { expect, it } from 'vitest';
import { fieldsIn } from '../../../tests/importedContent.ts';
import { fromReactiveResume } from './reactiveResume.ts';
import { readResume } from './readResume.ts';
import { parseYaml } from './readYaml.ts';
import { toContent } from './toContent.ts';

const url = (href: string) => ({ label: '', href });
const section = (items: object[], more = {}) => ({ visible: true, items, ...more });

const v3 = {
  public: true,
  basics: {
    name: 'Ada Muster',
    email: 'ada@example.com',
    headline: 'Engineer',
    birthdate: '1984-02-29',
    summary: { body: 'I **build**.', visible: true },
    photo: { url: 'https://a.example/me.png', visible: false },
    location: { address: 'Geheimgasse 17', postalCode: '98765', city: 'Lyon', country: 'France', region: '' },
    profiles: [{ network: 'GitHub', username: 'ada', url: 'https://github.com/ada' }],
    website: 'https://ada.example/me',
  },
  sections: {
    work: {
      ...section([
        { id: '1', name: 'Co', position: 'Baker', date: { start: '2019-01', end: '2020-02' }, summary: 'All' },
      ]),
      type: 'basic',
    },
    skills: section([{ name: 'Web', level: 'Good', levelNum: 4, keywords: ['CSS', null, 'HTML'] }]),
    awards: section([{ title: 'Secret prize' }], { visible: false }),
  },
  metadata: { locale: 'en', template: 'kakuna' },
};

const v4 = {
  basics: {
    name: 'Ada Muster',
    headline: 'Engineer',
    email: 'ada@example.com',
    phone: '',
    location: 'Lyon, France',
    url: url('https://ada.example/me'),
    customFields: [],
    picture: { url: 'https://a.example/me.png', effects: { hidden: true } },
  },
  sections: {
    summary: { name: 'Summary', visible: true, id: 'summary', content: '<p>I <strong>build</strong>.</p>' },
    experience: section([
      {
        visible: true,
        company: 'Co',
        position: 'Baker',
        location: 'Lyon',
        date: 'January 2019 to February 2020',
        summary: '<ul><li><p>Bread.</p></li><li><p>Rolls.</p></li></ul>',
        url: url('https://co.example'),
      },
      { visible: false, company: 'Secret', position: 'Spy' },
    ]),
    profiles: section([{ visible: true, network: 'GitHub', username: 'ada', url: url('https://github.com/ada') }]),
    references: section([{ visible: true, name: 'Kim', description: 'Head', summary: '<p>Good.</p>', url: url('') }]),
    awards: section([{ visible: true, title: 'Secret prize' }], { visible: false }),
    custom: {
      a1: section([{ visible: true, name: 'Robots', description: 'Club', date: '2020', summary: '<p>x</p>' }], {
        name: 'Clubs',
      }),
    },
  },
  metadata: { template: 'glalie' },
};

const web = (url: string) => ({ url, label: '' });
const v5 = {
  picture: { hidden: true, url: 'https://a.example/me.png' },
  basics: {
    name: 'Ada Muster',
    headline: 'Engineer',
    email: 'ada@example.com',
    phone: '',
    location: 'Lyon, France',
    website: web('https://ada.example/me'),
    customFields: [],
  },
  summary: { title: '', hidden: false, content: '<p>I <strong>build</strong>.</p>' },
  sections: {
    experience: {
      hidden: false,
      items: [
        {
          hidden: false,
          company: 'Co',
          position: 'Baker',
          location: 'Lyon',
          period: 'January 2019 - February 2020',
          website: web('https://co.example'),
          description: '<ul><li><p>Bread.</p></li><li><p>Rolls.</p></li></ul>',
        },
        { hidden: true, company: 'Secret', position: 'Spy' },
      ],
    },
    profiles: { hidden: false, items: [{ hidden: false, network: 'GitHub', website: web('https://github.com/ada') }] },
    references: {
      hidden: false,
      items: [{ hidden: false, name: 'Kim', position: 'Head', phone: '+44 161', description: '<p>Good.</p>' }],
    },
    skills: { hidden: false, items: [{ hidden: false, name: 'Web', proficiency: '', level: 4, keywords: ['CSS'] }] },
    awards: { hidden: true, items: [{ hidden: false, title: 'Secret prize' }] },
  },
  customSections: [
    {
      title: 'More jobs',
      type: 'experience',
      hidden: false,
      items: [{ hidden: false, company: 'Den', position: 'Cook', period: '2018' }],
    },
  ],
  metadata: { template: 'onyx' },
};

function take(data: object) {
  const text = JSON.stringify(data);
  const { files, noPlace } = toContent(readResume(() => parseYaml(text), 'resume.json'));
  const fields = (path: string) => fieldsIn(files, path);
  return { files, fields, paths: [...files.keys()], all: [...files.values()].join('\n'), noPlace };
}

it.each([
  ['3', v3],
  ['4', v4],
  ['5', v5],
])('imports version %s, without what is hidden or private', (_, data) => {
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

it.each([
  ['4', v4],
  ['5', v5],
])('imports lists and roles of version %s', (_, data) => {
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

it.each([
  [{ basics: { name: 'X' }, work: [] }],
  [{ basics: { name: 'X' }, sections: { patents: [], notes: {} }, metadata: {} }],
  [{}],
  [null],
  [[]],
])('ignores other data: %j', (data) => {
  expect(fromReactiveResume(data)).toBeUndefined();
});
