import { expect, it } from 'vitest';
import { placeUnknownFields } from './unknownFields.ts';

const basics = { name: 'Nemo' };

it('adds fields that somebody may want to read to the summary of their entry', () => {
  const work = [{ name: 'Firm', summary: 'Built it', teamSize: 5, mentors: ['Ada', 'Bo'] }];
  expect(placeUnknownFields({ basics, work }).work).toEqual([
    { name: 'Firm', summary: 'Built it\nTeam size: 5.\nMentors: Ada, Bo.' },
  ]);
});

it('adds a list of links as Markdown', () => {
  const awards = [{ title: 'Prize', links: [{ name: 'Laudation', website: 'https://a.example' }] }];
  expect(placeUnknownFields({ basics, awards }).awards).toEqual([
    { title: 'Prize', summary: '[Laudation](https://a.example).' },
  ]);
});

it('leaves what a program keeps, what is private and what leads elsewhere where it is', () => {
  const entry = {
    name: 'Firm',
    id: 'f-1',
    companyLogo: 'logo of the firm',
    postalCode: '12345',
    file: 'firm.png',
    proof: 'https://a.example',
    isCurrent: true,
    team: { size: 5 },
    'x-vitrine': { type: 'internship' },
  };
  expect(placeUnknownFields({ basics, work: [entry] }).work).toEqual([entry]);
});

it('adds nothing to an entry that says nothing else', () => {
  const projects = [{ rating: 'good' }];
  expect(placeUnknownFields({ basics, projects }).projects).toEqual(projects);
});

it('makes a section of unknown facts of the person, and of profiles without an address', () => {
  const profiles = [
    { network: 'WeChat', username: 'nemo' },
    { network: 'GitHub', username: 'nemo' },
  ];
  const placed = placeUnknownFields({ basics: { ...basics, pronouns: 'they/them', birthday: '1990', profiles } });
  expect(placed.basics).toEqual({
    ...basics,
    birthday: '1990',
    profiles: [{ network: 'GitHub', username: 'nemo', url: 'https://github.com/nemo' }],
  });
  expect(placed.more).toEqual([{ heading: 'Personal details', body: '- Pronouns: they/them\n- WeChat: nemo' }]);
});

it('makes a section of a text that belongs to no list', () => {
  const placed = placeUnknownFields({ basics, language: 'en', strengths: 'Patience', theme: 'elegant' });
  expect(placed).toEqual({
    basics,
    language: 'en',
    theme: 'elegant',
    more: [{ heading: 'Strengths', body: 'Patience' }],
  });
});
