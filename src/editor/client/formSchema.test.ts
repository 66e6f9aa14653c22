import { describe, expect, it } from 'vitest';
import { contentKinds } from '../../content/contentSchemas.ts';
import type { JsonSchema } from '../api.ts';
import { forms } from '../server/files.ts';
import { publicationForm } from '../server/publicationForm.ts';
import { controls, formLabel, formSchema, itemName, pathLabel } from './formSchema.ts';

/** Returns the path of every field with a value. */
function fieldsOf({ properties, items }: JsonSchema, path: string[] = []): string[][] {
  if (properties) return Object.entries(properties).flatMap(([name, field]) => fieldsOf(field, [...path, name]));
  return items ? fieldsOf(items, [...path, '[]']) : [path];
}

type Nested = { [name: string]: Nested | undefined };
const at = (nested: unknown, path: string[]) =>
  path.reduce<Nested | undefined>((inner, part) => inner?.[part], nested as Nested);

const all = [...contentKinds.map((kind) => [kind, forms[kind]] as const), ['publications', publicationForm] as const];

describe.each(all)('the form of %s', (_kind, schema) => {
  const form = formSchema(schema);
  const ui = controls(schema);

  it.each(fieldsOf(schema).map((path) => [path.join('.'), path] as const))('has a control for %s', (_, path) => {
    const inForm = path.flatMap((part) => (part === '[]' ? ['items'] : ['properties', part]));
    const field = at(form, inForm);
    expect(field?.type).toMatch(/^(string|boolean|number)$/);
    expect(field?.title).toMatch(/\w/);
    expect(
      at(
        ui,
        path.map((part) => (part === '[]' ? 'items' : part)),
      )?.['ui:widget'],
    ).toMatch(/^(text|textarea|updown|select|checkbox|image|accent)$/);
  });

  it('shows the description of each field', () => {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      expect(at(form, ['properties', name])?.description).toBe(field.description);
    }
  });
});

it('reports a field of a type that has no control', () => {
  const schema = { properties: { place: { anyOf: [{ type: 'string' }, { type: 'null' }] } } } as JsonSchema;
  expect(() => formSchema(schema)).toThrow('The editor has no control for place');
});

it('writes labels as words', () => {
  expect(['lookingFor', 'websiteUrl', 'url', 'codeLink'].map((name) => formLabel(name))).toEqual([
    ...['Looking for', 'Website URL', 'URL', 'Code link'],
  ]);
});

/** Returns the names of all lists of a schema. */
function listsOf({ properties = {}, items }: JsonSchema): string[] {
  const lists = Object.entries(properties).flatMap(([name, field]) => [
    ...(field.items ? [name] : []),
    ...listsOf(field),
  ]);
  return items ? [...lists, ...listsOf(items)] : lists;
}

it('labels an item of each list with the singular', () => {
  const names = [...new Set(all.flatMap(([, schema]) => listsOf(schema)))].sort();
  expect(Object.fromEntries(names.map((name) => [name, itemName(name)]))).toMatchObject({
    ...{ aliases: 'alias', courses: 'course', entries: 'entry', technologies: 'technology', links: 'link' },
    // Not plurals.
    ...{ showcase: 'entry', description: 'entry', order: 'entry' },
  });
});

it('labels a field with its path', () => {
  expect(pathLabel(['entries', 1, 'title'])).toBe('2 › Title');
  expect(pathLabel(['entries', 0, 'imageSrc'], forms.interests)).toBe('1 › Image');
  expect(pathLabel(['logoUrl'], forms.experience)).toBe('Logo');
  expect(formSchema(forms.experience).properties).toMatchObject({ logoUrl: { title: 'Logo' } });
  expect([pathLabel(['body']), pathLabel([])]).toEqual(['Text', 'The whole file']);
  expect(pathLabel(['texts', 'pt-BR'])).toBe('Text › Português');
});
