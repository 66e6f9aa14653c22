import { existsSync } from 'node:fs';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { EditableFile, JsonSchema, Listing, Values } from '../api.ts';
import type { UnsavedParts } from './unsaved.ts';

// The form library is one of the editor's own packages, which may not be installed.
const { Entry } = existsSync('src/editor/client/node_modules/@rjsf')
  ? await import('./Entry.tsx')
  : { Entry: undefined };

const text: JsonSchema = { type: 'string' };
const one: JsonSchema = { properties: { tagline: text, languages: { type: 'array', items: text } } };
const several: JsonSchema = {
  properties: {
    ...one.properties,
    tagline: {
      isByLanguage: true,
      properties: { en: { ...text, title: 'English' }, fr: { ...text, title: 'Français' } },
    },
  },
};
const context = { file: 'content/about.md', fieldProblems: [], saveStatus: null, showStatus: vi.fn() };

/** Draws a form, and returns a function that changes its file, its schema and its unsaved changes. */
function draw(opened: Partial<EditableFile>, schema: JsonSchema, restored?: UnsavedParts) {
  const save = vi.fn((_: object) => Promise.resolve(true));
  const keepTyped = vi.fn();
  if (!Entry) throw new Error('Skipped.');
  const element = (file: Partial<EditableFile>, of: JsonSchema, unsaved?: UnsavedParts) => (
    <Entry
      opened={file as EditableFile & { values: Values }}
      schema={of}
      listing={{ publicationKeys: [] } as unknown as Listing}
      {...{ unsaved, context, save, keepTyped }}
    />
  );
  const { rerender } = render(element(opened, schema, restored));
  const change = (file: Partial<EditableFile>, of = schema, unsaved = restored) => rerender(element(file, of, unsaved));
  return { save, keepTyped, change };
}

const box = (name: string) => screen.queryByRole<HTMLTextAreaElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(box(name) as Element, { target: { value } });
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));

describe.skipIf(!Entry)('the form of a file', () => {
  it('shows and saves a typed text in the default language when languages are added, and back', async () => {
    const { save, change } = draw({ values: { tagline: 'Old', languages: ['en'] } }, one);
    type('Tagline', 'New');
    const languages = box('Language 1');
    change({ values: { tagline: { en: 'Old' }, languages: ['en'] } }, several);
    expect([box('English')?.value, box('Français')?.value, box('Tagline')]).toEqual(['New', '', null]);
    expect(box('Language 1'), 'the focus stays').toBe(languages);
    type('Français', 'Neuf');
    await press();
    expect(save).toHaveBeenLastCalledWith({ values: { tagline: { en: 'New', fr: 'Neuf' }, languages: ['en'] } });
    type('Français', '');
    change({ values: { tagline: 'Old', languages: ['en'] } }, one);
    expect(box('Tagline')?.value).toBe('New');
    await press();
    expect(save).toHaveBeenLastCalledWith({ values: { tagline: 'New', languages: ['en'] } });
  });

  it('fits restored fields to the languages of the site', async () => {
    const { save } = draw({ values: { tagline: 'Old' } }, one, { values: { tagline: { en: 'A', fr: 'B' } } });
    expect(box('Tagline')?.value).toBe('A / B');
    await press();
    expect(save).toHaveBeenLastCalledWith({ values: { tagline: 'A / B' } });
  });

  it.each([
    ['shows the new order of a moved file', undefined, 2],
    ['keeps an order that was typed', { values: { order: 5 } }, 5],
  ])('%s', async (_, unsaved, order) => {
    const schema: JsonSchema = { properties: { order: { type: 'number' } } };
    const { save, change } = draw({ values: { order: 1 } }, schema, unsaved);
    change({ values: { order: 2 } });
    await press();
    expect(save).toHaveBeenLastCalledWith({ values: { order } });
  });

  it('shows a text that is given once in the first language of the site when another one becomes it', async () => {
    const by = several.properties?.tagline;
    const { en = {}, fr = {} } = by?.properties ?? {};
    const frenchFirst = { properties: { ...several.properties, tagline: { ...by, properties: { fr, en } } } };
    const { save, change } = draw({ values: { tagline: { en: 'Old' } }, language: 'en' }, several);
    type('English', 'New');
    const typed = { values: { tagline: { en: 'New' } } };
    change({ values: { tagline: { fr: 'New' } }, language: 'fr' }, frenchFirst, typed);
    expect([box('Français')?.value, box('English')?.value], 'until it is saved').toEqual(['', 'New']);
    change({ values: { tagline: { fr: 'New' } }, language: 'fr' }, frenchFirst, {});
    expect([box('Français')?.value, box('English')?.value]).toEqual(['New', '']);
    await press();
    expect(save).toHaveBeenLastCalledWith({ values: { tagline: { fr: 'New' } } });
  });

  const french = { language: 'fr', file: 'content/about.fr.md', text: 'Vieux.' };

  it('has the translation of a language that is added', async () => {
    const { save, change } = draw({ values: {}, body: 'Old.' }, one);
    change({ values: {}, body: 'Old.', language: 'en', translations: [french] });
    expect(box('Français')?.value).toBe('Vieux.');
    await press();
    expect(save).toHaveBeenLastCalledWith({ values: {} });
    type('Français', 'Neuf.');
    await press();
    expect(save).toHaveBeenLastCalledWith({ values: {}, texts: { fr: 'Neuf.' } });
    await press();
    expect(save, 'it is saved').toHaveBeenLastCalledWith({ values: {} });
  });

  it('keeps a translation that was typed until it is emptied, even if the site no longer has its language', async () => {
    const translations = [french, { ...french, language: 'de' }];
    const { save, change } = draw({ values: {}, body: 'Old.', language: 'en', translations }, one);
    type('Français', 'Neuf.');
    change({ values: {}, body: 'Old.' });
    expect([box('Français')?.value, box('Deutsch')]).toEqual(['Neuf.', null]);
    await press();
    expect(save).toHaveBeenLastCalledWith({ values: {}, texts: { fr: 'Neuf.' } });
    type('Français', '');
    expect(box('Français')).toBeNull();
  });

  it('empties a translation', async () => {
    const { save } = draw({ values: {}, body: 'Old.', language: 'en', translations: [french] }, one);
    type('Français', '');
    expect(box('Français')?.value).toBe('');
    await press();
    expect(save).toHaveBeenLastCalledWith({ values: {}, texts: { fr: '' } });
  });

  it.each([
    ['Up group 2', ['b', 'b 2'], ['a']],
    ['Duplicate group 1', ['a'], ['a'], ['b', 'b 2']],
    ['Remove group 1', ['b', 'b 2']],
    ['Remove group 2', ['a']],
  ])('restores an item of a list only in its own group: %s', async (change, ...wanted) => {
    const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
    const schema = { properties: { groups: list({ properties: { items: list(text) } }) } };
    const { save } = draw({ values: { groups: [{ items: ['a'] }, { items: ['b', 'b 2'] }] } }, schema);
    const button = (name: string) => screen.queryAllByRole('button').find(({ textContent }) => textContent === name);
    for (const name of ['Remove item 2 of group 2', change]) fireEvent.click(button(name) as Element);
    const undo = button('Undo Item 2');
    if (undo) fireEvent.click(undo);
    await press();
    expect(save).toHaveBeenLastCalledWith({ values: { groups: wanted.map((items) => ({ items })) } });
  });
});
