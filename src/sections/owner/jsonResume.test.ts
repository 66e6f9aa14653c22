import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseJson } from '#commands/import/readJson.ts';
import { readResume } from '#commands/import/readResume.ts';
import { toContent } from '#commands/import/toContent.ts';
import { about } from '../../../tests/entries.ts';
import { site } from '../contentFiles.ts';
import { basics } from './jsonResume.ts';

function take(person: object) {
  const text = JSON.stringify({ basics: person });
  const { files, noPlace } = toContent(readResume(() => parseJson(text), 'resume.json'));
  return { facts: parse(files.get('site.yaml') ?? ''), about: files.get('about.md'), noPlace };
}

it('restores the owner’s data, but not the settings of the site', () => {
  const facts = {
    name: 'Nemo Niemand',
    tagline: 'I build boats that think.',
    lookingFor: 'A berth',
    facts: [{ name: 'Graduates', value: '2027' }],
    email: 'nemo@example.com',
    links: [{ name: 'GitHub', url: 'https://github.com/nemo' }],
  };
  const own = about({ intro: 'I sail.', body: 'I was **born** at sea.\n\n![Sea](./sea.jpg)' });
  const written = basics.write({
    site: site.schema.parse({ ...facts, photo: 'images/me.jpg', analytics: true }),
    about: own,
    url: 'https://nemo.example',
  });
  expect(JSON.stringify(written)).not.toMatch(/analytics|me\.jpg|sea\.jpg/);
  const taken = take(written);
  expect(taken.facts).toEqual(facts);
  expect(taken.about).toBe('---\nintro: I sail.\n---\n\nI was **born** at sea.\n');
  expect(taken.noPlace).toEqual([]);
});

it.each([
  ['US', { countryCode: 'US' }],
  ['Germany', { countryCode: 'DE' }],
  ['Columbus, Ohio', { city: 'Columbus', region: 'Ohio' }],
])('restores the location %s', (location, parts) => {
  const written = basics.write({ site: site.schema.parse({ name: 'Nemo', location }) });
  expect(written).toMatchObject({ location: parts });
  expect(take(written).facts).toEqual({ name: 'Nemo', location });
});

it('ignores and reports an invalid x-vitrine', () => {
  const { facts, noPlace } = take({ name: 'Nemo', 'x-vitrine': { nmae: 'X' } });
  expect(facts).toEqual({ name: 'Nemo' });
  expect(noPlace).toEqual(['basics, x-vitrine: has an unknown field "nmae"']);
});

it('exports a name that an import would empty', () => {
  const written = basics.write({ site: site.schema.parse({ name: '<img src=x>' }) });
  expect(written).toMatchObject({ name: '<img src=x>', 'x-vitrine': { name: '<img src=x>' } });
});
