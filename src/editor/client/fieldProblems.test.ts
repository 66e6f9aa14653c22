import { expect, it } from 'vitest';
import type { JsonSchema } from '../api.ts';
import { problemsFor } from './fieldProblems.ts';

const file = 'content/site.yaml';
const schema: JsonSchema = { properties: { links: { items: { properties: { url: {} } } } } };
const problem = { file, line: 3, message: 'must be a URL', severity: 'error' as const };

it('links a problem to the control of its field', () => {
  expect(problemsFor([{ ...problem, path: ['links', 0, 'url'] }], file, { schema })).toEqual([
    { message: 'must be a URL', severity: 'error', field: 'links[1].url', control: 'root_links_0_url' },
  ]);
  const publications = [{ key: 'a.b', text: '', title: '', reference: '' }];
  expect(problemsFor([{ ...problem, path: ['a.b', 'year'] }], file, { publications })).toMatchObject([
    { message: 'year must be a URL', field: 'a.b', control: 'publication-a.b' },
  ]);
  expect(problemsFor([{ ...problem, bodyLine: 2 }], file, { schema, hasBody: true })).toMatchObject([
    { message: 'line 2: must be a URL', control: 'body' },
  ]);
  const translations = [{ language: 'fr', file: 'content/about.fr.md', text: '' }];
  const inFrench = { ...problem, file: 'content/about.fr.md' };
  expect(problemsFor([{ ...inFrench, bodyLine: 3 }, inFrench], file, { schema, translations })).toMatchObject([
    { message: 'line 3: must be a URL', field: 'Text, Français', control: 'body-fr' },
    { message: 'must be a URL', control: 'body-fr' },
  ]);
});

it('shows the place of a problem that belongs to no control', () => {
  const messages = (path: PropertyKey[], where = file, shape = {}) =>
    problemsFor([{ ...problem, file: where, path }], file, shape).map(({ message }) => message);
  expect(messages(['lnks'])).toEqual(['Line 3: lnks must be a URL']);
  expect(messages([], file, { schema }), 'a form has no lines').toEqual(['must be a URL']);
  expect(messages(['role'], 'content/about.md')).toEqual(['content/about.md: role must be a URL']);
});
