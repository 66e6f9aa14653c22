import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { contentKinds, jsonSchemaOf } from '#content/contentSchemas.ts';
import type { JsonSchema, Values } from '../api.ts';
import { Form, type FormContext, withValue } from './context.ts';
import { controlOf } from './controls.tsx';
import { Fields } from './Fields.tsx';
import { formLabel, helpText, itemName } from './labels.ts';

let values: Values;

/** Draws a form that keeps its values in `values`. */
function draw(schema: JsonSchema, given: Values = {}, context: Partial<FormContext> = {}) {
  function Page() {
    const [held, setHeld] = useState<Values>(given);
    values = held;
    const set: FormContext['set'] = (path, value) => setHeld((all) => withValue(all, path, value) as Values);
    const shared = { file: '', fieldProblems: [], publicationKeys: [], showStatus: () => {} };
    return (
      <Form value={{ ...shared, set, ...context }}>
        <Fields schema={schema} path={[]} value={held} />
      </Form>
    );
  }
  return render(<Page />);
}

/** Returns every field with a value, with the list that it is an item of. */
function fieldsOf({ properties, items, ...field }: JsonSchema, name = ''): [string, JsonSchema][] {
  if (properties) return Object.entries(properties).flatMap(([key, inner]) => fieldsOf(inner, key));
  return items ? fieldsOf(items, name) : [[name, field]];
}

// Names of co-authors are no fields, so this file is edited as text.
it.each(contentKinds.filter((kind) => kind !== 'coauthors'))(
  'has a control, a label and a help without YAML for each field of %s',
  (kind) => {
    const { instead: _, ...properties } = jsonSchemaOf(kind).properties ?? {};
    for (const [name, field] of fieldsOf({ properties })) {
      expect(() => controlOf(field), name).not.toThrow();
      // A mark of an author is its own label.
      expect(formLabel(name, field)).toMatch(/\S/);
      expect(helpText(field.description ?? '')).not.toMatch(/[[\]{}]|in quotes|\b(true|false)\b/);
    }
  },
);

it('reports a field of a type that has no control', () => {
  expect(() => controlOf({ type: 'null' })).toThrow('The editor has no control for {"type":"null"}');
});

it('writes labels as words', () => {
  expect(['lookingFor', 'websiteUrl', 'url', 'codeLink'].map((name) => formLabel(name))).toEqual([
    ...['Looking for', 'Website URL', 'URL', 'Code link'],
  ]);
  expect(['aliases', 'courses', 'entries', 'technologies', 'links', 'showcase', 'description'].map(itemName)).toEqual([
    ...['alias', 'course', 'entry', 'technology', 'link', 'entry', 'entry'],
  ]);
});

describe('a list', () => {
  const list: JsonSchema = { properties: { technologies: { items: { type: 'string' } } } };
  const box = (number: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Technology ${number}` });
  const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name.replace(' ', ' ?')}$`) });
  const press = (name: string) => fireEvent.click(button(name));

  it('begins the next item by Enter, and takes pasted lines as one each', () => {
    draw(list, { technologies: ['C++', 'Rust'] });
    fireEvent.keyDown(box(1), { key: 'Enter' });
    expect(document.activeElement).toBe(box(2));
    fireEvent.paste(box(2), { clipboardData: { getData: () => 'ROS 2\nGazebo\n' } });
    expect(values).toEqual({ technologies: ['C++', 'ROS 2', 'Gazebo', 'Rust'] });
  });

  it('moves, removes and restores items, and focuses what is next', () => {
    draw(list, { technologies: ['A', 'B', 'C'] });
    press('Down technology 1');
    expect(values).toEqual({ technologies: ['B', 'A', 'C'] });
    expect(document.activeElement).toBe(button('Down technology 2'));
    press('Remove technology 2');
    expect(values).toEqual({ technologies: ['B', 'C'] });
    expect(document.activeElement).toBe(button('Undo Technology 2'));
    fireEvent.change(box(1), { target: { value: 'Typed' } });
    press('Undo Technology 2');
    expect(values).toEqual({ technologies: ['Typed', 'A', 'C'] });
    press('Add technology');
    expect(document.activeElement).toBe(box(4));
  });
});

it('has the texts of a field in each language', () => {
  const text = (lang: string, title: string): JsonSchema => ({ type: 'string', lang, title });
  const role = { isByLanguage: true, properties: { en: text('en', 'English'), ar: text('ar', 'العربية') } };
  draw({ properties: { role } }, { role: { en: 'All' } });
  const [english, arabic] = screen.getAllByRole<HTMLInputElement>('textbox');
  expect([english?.value, english?.dir, arabic?.lang, arabic?.dir]).toEqual(['All', 'ltr', 'ar', 'rtl']);
});

it('describes a control by its help and its problems', () => {
  const fieldProblems = [{ message: 'must be an email', severity: 'error' as const, control: 'root_email' }];
  draw({ properties: { email: { type: 'string', description: 'Public.' } } }, {}, { fieldProblems });
  const email = screen.getByRole('textbox', { name: 'Email' });
  const described = email.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Public.',
    'Error: must be an email',
  ]);
  expect(email.getAttribute('aria-invalid')).toBe('true');
});

it('shows a space for a line break in a text of one line', () => {
  draw({ properties: { role: { type: 'string' } } }, { role: 'One\ntwo\n' });
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('One two');
});
