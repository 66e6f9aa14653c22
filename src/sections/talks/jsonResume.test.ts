import { expect, it } from 'vitest';
import { make } from '../../../tests/importedContent.ts';

/** Imports a résumé, and returns the content with the entries of `talks.yaml`. */
function take(resume: object) {
  const made = make(resume);
  return { ...made, talks: made.fields('talks.yaml').entries };
}

const talk = {
  title: 'Making tests fast',
  event: 'SampleConf',
  location: 'Aarhus',
  date: '2026-05',
  url: 'https://conf.example/talk',
  slides: 'https://conf.example/slides',
  video: 'https://conf.example/video',
};

it.each([
  ['under x-vitrine', { 'x-vitrine': { talks: [talk] } }],
  ['at the top level', { talks: [talk] }],
  [
    'by other names',
    {
      presentations: [
        {
          Name: talk.title,
          conference: talk.event,
          city: talk.location,
          date: 'May 2026',
          link: talk.url,
          deck: talk.slides,
          recording: talk.video,
        },
      ],
    },
  ],
])('takes talks %s', (_, resume) => {
  const { talks, noPlace, byHand } = take(resume);
  expect(talks).toEqual([talk]);
  expect([...noPlace, ...byHand]).toEqual([]);
});

it('takes a text as a title', () => {
  expect(take({ talks: [talk.title] }).talks).toEqual([{ title: talk.title }]);
});

it('uses the event as a missing title', () => {
  expect(take({ talks: [{ event: 'SampleConf', date: '2026' }] }).talks).toEqual([{ title: 'SampleConf', date: 2026 }]);
});

it('reports what it leaves out', () => {
  const { talks, noPlace, byHand } = take({
    talks: [{ date: '2026' }, { title: 'A', date: 'soon', audience: 200 }],
    'x-vitrine': { talks: [talk], speeches: [] },
  });
  expect(talks).toEqual([{ title: 'A', summary: 'Audience: 200.' }]);
  expect(noPlace.toSorted()).toEqual([
    'Talk 1 has no title or event (found date: 2026). It was left out.',
    'x-vitrine',
  ]);
  expect(byHand).toEqual(['Talk 2 (A), date is not a date (found "soon"). It is shown without a date.']);
});

it('writes the country of a talk in the language of the résumé', () => {
  const { talks } = take({ meta: { language: 'de' }, talks: [{ title: 'Tests', location: { countryCode: 'FR' } }] });
  expect(talks).toEqual([{ title: 'Tests', location: 'Frankreich' }]);
});
