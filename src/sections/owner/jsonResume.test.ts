import { expect, it } from 'vitest';
import { about } from '../../../tests/entries.ts';
import { script } from '../../../tests/hostile/attacks.ts';
import { make } from '../../../tests/importedContent.ts';
import { site } from '../contentFiles.ts';
import { basics } from './jsonResume.ts';

/** Imports basics, and returns the content with the fields of `site.yaml` and the file `about.md`. */
function take(basics: object) {
  const { fields, files, noPlace } = make({ basics });
  return { fields: fields('site.yaml'), about: files.get('about.md'), noPlace };
}

it('restores the owner’s data, but not the settings of the site', () => {
  const fields = {
    name: 'Nemo Niemand',
    tagline: 'I build boats that think.',
    lookingFor: 'A berth',
    facts: [{ name: 'Graduates', value: '2027' }],
    email: 'nemo@example.com',
    links: [{ name: 'GitHub', url: 'https://github.com/nemo' }],
  };
  const own = about({ intro: 'I sail.', body: 'I was **born** at sea.\n\n![Sea](./sea.jpg)' });
  const written = basics.write({
    site: site.schema.parse({ ...fields, photo: 'images/me.jpg', analytics: true }),
    about: own,
    url: 'https://nemo.example',
  });
  expect(JSON.stringify(written)).not.toMatch(/analytics|me\.jpg|sea\.jpg/);
  const taken = take(written);
  expect(taken.fields).toEqual(fields);
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
  expect(take(written).fields).toEqual({ name: 'Nemo', location });
});

it.each([{ nmae: 'X' }, { about: { nmae: 'X', intro: 'I sail.' } }])(
  'ignores and reports an invalid x-vitrine',
  (own) => {
    const { fields, about, noPlace } = take({ name: 'Nemo', 'x-vitrine': own });
    expect(fields).toEqual({ name: 'Nemo' });
    expect(about).toBeUndefined();
    expect(noPlace).toEqual(['basics, x-vitrine: has an unknown field "nmae"']);
  },
);

it('exports a name that an import would empty', () => {
  const written = basics.write({ site: site.schema.parse({ name: script }) });
  expect(written).toMatchObject({ name: script, 'x-vitrine': { name: script } });
});
