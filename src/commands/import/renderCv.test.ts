import { expect, it } from 'vitest';
import { fromRenderCv } from './renderCv.ts';

/** Returns the values of a résumé's parts, by name. */
const read = (sections: object) =>
  Object.fromEntries(
    fromRenderCv({ cv: { name: 'Nemo', sections } })?.parts.map(({ name, value }) => [name, value]) ?? [],
  );

it('takes a place that is a link as the URL of a project, never of a job', () => {
  const location = '[a.example](https://a.example)';
  expect(read({ projects: [{ name: 'Cards', location }] }).projects).toEqual([
    { name: 'Cards', url: 'https://a.example' },
  ]);
  expect(read({ experience: [{ company: 'Co', location }] }).work).toEqual([{ company: 'Co', location }]);
});

it.each([
  ['activities', 'Activities'],
  ['clubs_and_more', 'Clubs and more'],
  ['Clubs & Co', 'Clubs & Co'],
])('heads a section "%s" with "%s"', (name, heading) => {
  expect(read({ [name]: [{ name: 'Chess' }] }).more).toMatchObject([{ heading }]);
});

it('reads texts as entries only where an entry can be a name alone', () => {
  const texts = ['Bread', 'Rolls'];
  expect(read({ skills: texts, Honors: texts, experience: texts })).toMatchObject({
    skills: texts,
    awards: texts,
    more: [{ heading: 'Experience', body: 'Bread\n\nRolls' }],
  });
});

it('takes fields beside the résumé, unless they are about its design', () => {
  const data = { cv: {}, design: {}, locale: {}, settings: {}, rendercv_settings: {}, jobs: ['Cook'], motto: 'Bake' };
  expect(fromRenderCv(data)?.parts).toEqual([
    { name: 'more', value: [], list: 'more' },
    { name: 'jobs', value: ['Cook'], list: 'work' },
    { name: 'motto', value: 'Bake' },
  ]);
});

it('reads values in places of texts as words', () => {
  const value = { place: ['Oslo', 'Rome'] };
  expect(read({ news: [{ bullet: value }, [value]], summary: [{ title: value }] })).toMatchObject({
    more: [{ body: '- Place: Oslo, Rome\n\nPlace: Oslo, Rome' }],
  });
  expect(fromRenderCv({ cv: { sections: { summary: [value] } } })?.basics).toMatchObject({
    summary: 'Place: Oslo, Rome',
  });
});
