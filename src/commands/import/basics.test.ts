import { describe, expect, it } from 'vitest';
import { long, make } from '../../../tests/importedContent.ts';

describe('basics', () => {
  const basics = (more: object) => {
    const made = make({ basics: { name: 'Nemo Niemand', email: 'nemo@example.com', ...more } });
    return { ...made, site: made.fields('site.yaml'), about: made.fields('about.md') };
  };

  it('become site.yaml and about.md', () => {
    const { site, about, paths } = basics({
      label: 'Sailor',
      phone: 5550100,
      location: { city: 'Aarhus', region: 'Jutland', countryCode: 'DK' },
      profiles: [{ network: 'GitHub', url: 'https://github.com/nemo' }, 'https://chaos.example/@nemo'],
      summary: 'I sail.',
    });
    expect(site).toEqual({
      name: 'Nemo Niemand',
      role: 'Sailor',
      location: 'Aarhus, Jutland, DK',
      email: 'nemo@example.com',
      phone: '5550100',
      links: [
        { name: 'GitHub', url: 'https://github.com/nemo' },
        { name: 'chaos.example', url: 'https://chaos.example/@nemo' },
      ],
    });
    expect(about).toEqual({ intro: 'I sail.' });
    expect(paths).toEqual(['site.yaml', 'about.md']);
  });

  it('accept the earlier name of a field, and report it beside the new one', () => {
    const own = (fields: object) => basics({ 'x-vitrine': { lookingFor: 'A berth', ...fields } });
    expect(own({ case: ['talks'] }).site).toMatchObject({ lookingFor: 'A berth', showcase: ['talks'] });
    expect(own({ case: ['talks'], showcase: ['writing'] }).noPlace.join()).toContain('unknown field "case"');
  });

  it('have email and phone without their schemes', () => {
    const { site } = basics({ email: 'mailto:nemo@example.com', phone: 'tel:+4587654321' });
    expect(site).toMatchObject({ email: 'nemo@example.com', phone: '+4587654321' });
  });

  it('have the first of several, and further ones that are public', () => {
    const { site, fields, noPlace, byHand } = basics({
      email: ['a@b.example', 'c@d.example'],
      phone: ['+45 87654321', null, '+45 12345678'],
      url: ['https://a.example/me', 'https://b.example/me'],
    });
    expect(site).toMatchObject({ email: 'a@b.example', phone: '+45 87654321' });
    expect(site.links.map(({ url }: { url: string }) => url)).toEqual(['https://b.example/me', 'https://a.example/me']);
    expect(fields('more/personal-details.md')).toEqual({ heading: 'Personal details' });
    expect(noPlace).toEqual(['Private: further phone']);
    expect(byHand).toEqual([expect.stringMatching(/^Your phone number will be public/)]);
  });

  it('add nothing to the résumé', () => {
    const { site, paths, byHand } = basics({ email: '', summary: null, profiles: [{}], location: {} });
    expect(site).toEqual({ name: 'Nemo Niemand' });
    expect(paths).toEqual(['site.yaml']);
    expect(byHand).toEqual([expect.stringMatching(/^Your résumé has no email address/)]);
  });

  it.each([
    ['Aarhus, DK', { city: 'Aarhus', countryCode: 'DK', address: 'Street 1', postalCode: '8000' }],
    ['Shanghai, China', { city: 'Shanghai', region: 'Shanghai', countryCode: 'China' }],
    [undefined, { address: 'Street 1' }],
    ['Anywhere', 'Anywhere'],
    ['Here, There', 'Here\nThere'],
  ])('become "%s" for the location %o', (written, location) => {
    const { site, noPlace } = basics({ location });
    expect(site.location).toBe(written);
    expect(noPlace.some((what) => what.includes('your street'))).toBe(JSON.stringify(location).includes('Street'));
  });

  it('become a link to the website, with advice if the site replaces it', () => {
    const { site, byHand } = basics({ website: 'http://nemo.example/' });
    expect(site.links).toEqual([{ name: 'nemo.example', url: 'https://nemo.example/' }]);
    expect(byHand).toEqual([
      expect.stringContaining(
        'Your website https://nemo.example/ is one of your links. If this site replaces it, remove it from the links in content/site.yaml.',
      ),
      expect.stringMatching(/were changed to https.*https:\/\/nemo\.example\/$/),
    ]);
    expect(basics({ url: 'https://github.com/nemo' }).byHand).toEqual([]);
  });

  it('become one link for a URL that is written in two ways', () => {
    const profiles = [
      { network: 'GitHub', url: 'https://github.com/nemo' },
      { network: 'Code', url: 'https://GitHub.com/nemo/' },
    ];
    const { site } = basics({ profiles, url: 'http://github.com/nemo/' });
    expect(site.links).toEqual([{ name: 'GitHub', url: 'https://github.com/nemo' }]);
  });

  it.each([
    [{ email: 'nemo at example' }, 'Your email is not an email address, so it was left out: nemo at example'],
    [{ phone: 'Upon request' }, 'Your phone number has no digits, so it was left out: Upon request'],
    [
      { profiles: [{ network: 'Skype', url: 'skype:nemo' }] },
      'Not web URLs, so left out: skype:nemo (Profile 1, Skype)',
    ],
    [{ profiles: [{ username: 'nemo' }] }, 'Profile 1 has no URL: nemo'],
    [{ image: 'https://a.example/me.jpg' }, 'Add it with npm run edit: https://a.example/me.jpg'],
    [{ image: 'me.jpg' }, 'Add it with npm run edit: me.jpg'],
    [{ name: long(100) }, `Your name was cut to 80 characters: ${long(100)}`],
  ])('report what was left out: %o', (more, reported) => {
    expect(basics(more).byHand.join('\n')).toContain(reported);
  });

  it('keep the phone number of a messenger private', () => {
    const { files, noPlace } = basics({ profiles: [{ network: 'WhatsApp', username: '+1 415 555-0100' }] });
    expect(JSON.stringify([...files])).not.toContain('0100');
    expect(noPlace).toEqual(['Private: WhatsApp']);
  });

  it('keep the other fields of a profile', () => {
    const { body } = basics({ profiles: [{ network: 'A', url: 'https://a.example', since: 2020 }] });
    expect(body('more/personal-details.md')).toBe('- A, Since: 2020');
  });

  it('have no invisible characters and no half of a surrogate pair', () => {
    expect(basics({ name: '\ufeffNe\u0000m\u0085o \ud83d!' }).site.name).toBe('Nemo \ufffd!');
  });

  it('split a long summary after a sentence, and put the rest into the background', () => {
    const sentence = `A ${long(150)}.`;
    const { about, body } = basics({ summary: `${sentence} ${sentence} ${sentence}\n\nMore.` });
    expect(about.intro).toBe(`${sentence} ${sentence}`);
    expect(body('about.md')).toBe(`${sentence}\n\nMore.`);
  });

  it('put a long label into the background', () => {
    const { site, about, body } = basics({ label: long(130), summary: 'I sail.' });
    expect(site.role).toMatch(/^word.*…$/);
    expect(about.intro).toBe('I sail.');
    expect(body('about.md')).toBe(long(130));
    expect(basics({ label: long(130) }).about.intro).toBe(long(130));
  });
});
