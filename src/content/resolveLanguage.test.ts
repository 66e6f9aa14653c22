import { describe, expect, it } from 'vitest';
import { editionsIn, type only } from './edition.ts';
import { resolveLanguage, writtenPath } from './resolveLanguage.ts';

const [english, french] = editionsIn(['en', 'fr']) as [typeof only, typeof only];
const card = { title: { en: 'Card game', fr: 'Jeu de cartes' }, date: '2026-08' };

describe('texts by language', () => {
  it('are those of the edition, whose region can have other forms', () => {
    const [, brazil] = editionsIn(['en', 'pt-BR']) as [typeof only, typeof only];
    expect(resolveLanguage('projects', card, english).data).toEqual({ title: 'Card game', date: '2026-08' });
    expect(resolveLanguage('projects', card, french).data).toEqual({ title: 'Jeu de cartes', date: '2026-08' });
    const { data } = resolveLanguage('projects', { title: { en: 'Card game', pt_br: 'Jogo' } }, brazil);
    expect(data).toEqual({ title: 'Jogo' });
    const empty = { title: { en: 'Card game', fr: null } };
    expect(resolveLanguage('projects', empty, french).data).toEqual({ title: 'Card game' });
  });

  it('can be lists as a whole, or items of a list', () => {
    const whole = { highlights: { en: ['One.', 'Two.'], fr: ['Un.'] } };
    const byItem = { highlights: [{ en: 'One.', fr: 'Un.' }] };
    expect(resolveLanguage('projects', whole, french).data).toEqual({ highlights: ['Un.'] });
    expect(resolveLanguage('projects', byItem, french).data).toEqual({ highlights: ['Un.'] });
  });

  it('are not groups with fields named like languages', () => {
    const [, indonesian] = editionsIn(['en', 'id']) as [typeof only, typeof only];
    const data = { name: 'Ada', form: { service: 'formspree', id: 'abc' } };
    expect(resolveLanguage('site', data, indonesian).data).toEqual(data);
  });

  it('have their places, and the languages that the site lacks', () => {
    const title = { en: 'Card game', fr: 'Jeu de cartes', de: 'Kartenspiel' };
    const resolved = resolveLanguage('projects', { title }, french);
    expect(writtenPath(resolved, ['title'])).toEqual(['title', 'fr']);
    expect(resolved.unlisted).toEqual([['title', 'de']]);
    const lists = resolveLanguage('projects', { ...card, highlights: { fr: ['Un.'], en: [] } }, french);
    expect(writtenPath(lists, ['highlights', 0])).toEqual(['highlights', 'fr', 0]);
    expect(writtenPath(lists, ['date'])).toEqual(['date']);
  });
});

describe('an entry that lacks texts in a language', () => {
  it('is entirely in the first language', () => {
    const entries = [
      { title: { en: 'Talk', fr: 'Exposé' }, event: { en: 'Meeting', fr: 'Rencontre' }, summary: 'About tests.' },
      { title: { en: 'Prize', fr: 'Prix' }, event: 'PyCon' },
    ];
    const resolved = resolveLanguage('talks', { entries }, french);
    expect(resolved.data).toEqual({
      entries: [
        { title: 'Talk', event: 'Meeting', summary: 'About tests.' },
        { title: 'Prix', event: 'PyCon' },
      ],
    });
    expect(resolved.untranslated).toEqual([
      { path: ['entries', 0], fields: [{ path: ['entries', 0, 'summary'], language: 'en' }], shownIn: 'en' },
    ]);
  });

  it('is translated if only names are in one language', () => {
    const entries = [{ institution: '東京大学', honors: 'GPA 3.9', start: 2024 }];
    expect(resolveLanguage('education', { entries }, french).untranslated).toEqual([]);
  });

  it('can be one with a body only in another language', () => {
    expect(resolveLanguage('projects', card, french, ['en'])).toMatchObject({
      data: { title: 'Card game' },
      untranslated: [{ fields: [{ path: ['body'] }] }],
    });
    expect(resolveLanguage('projects', card, english, ['fr'])).toMatchObject({
      data: { title: 'Jeu de cartes' },
      untranslated: [{ fields: [{ path: ['body'], language: 'fr' }], shownIn: 'fr' }],
    });
  });

  it('is in another language if all its words are only in that one', () => {
    const card = { title: { fr: 'Jeu de cartes' }, description: { fr: 'Un jeu.' } };
    const [, , german] = editionsIn(['en', 'fr', 'de']) as [typeof only, typeof only, typeof only];
    for (const edition of [english, german]) {
      const { data, untranslated } = resolveLanguage('projects', card, edition, ['fr']);
      expect(data).toEqual({ title: 'Jeu de cartes', description: 'Un jeu.' });
      expect(untranslated).toMatchObject([
        { path: [], fields: [{ language: 'fr' }, {}, { path: ['body'] }], shownIn: 'fr' },
      ]);
    }
    expect(resolveLanguage('projects', card, french, ['fr']).untranslated).toEqual([]);
  });
});

it('replaces only the missing texts of site.yaml', () => {
  const { data, untranslated } = resolveLanguage(
    'site',
    { name: 'Ada', role: { en: 'Engineer', fr: 'Ingénieure' }, tagline: 'Hello.' },
    french,
  );
  expect(data).toEqual({ name: 'Ada', role: 'Ingénieure', tagline: 'Hello.' });
  expect(untranslated).toMatchObject([{ fields: [{ path: ['tagline'], language: 'en' }] }]);
});
