import { expect, it } from 'vitest';
import type { JsonSchema, Problem } from '../api.ts';
import { problemsFor } from './fieldProblems.ts';

const file = 'content/site.yaml';
const schema: JsonSchema = { properties: { links: { items: { properties: { url: {} } } } } };
const publications = [{ key: 'a.b', text: '', title: '', reference: '' }];
const found = (problem: Partial<Problem>, form = {}) =>
  problemsFor([{ file, line: 3, message: 'must be a URL', severity: 'error', ...problem }], file, form)[0];

it('links a problem to the control of its field', () => {
  expect(found({ path: ['links', 0, 'url'] }, { schema })).toEqual({
    ...{ message: 'must be a URL', severity: 'error', field: 'links[1].url', control: 'root_links_0_url' },
  });
  const ofEntry = { message: 'year must be a URL', field: 'a.b', control: 'publication-a.b' };
  expect(found({ path: ['a.b', 'year'] }, { publications })).toMatchObject(ofEntry);
  const ofBody = { message: 'line 2: must be a URL', control: 'body' };
  expect(found({ bodyLine: 2 }, { schema, body: '' })).toMatchObject(ofBody);
});

it('shows the place of a problem that belongs to no control', () => {
  expect(found({ path: ['lnks'] })?.message).toBe('Line 3: lnks must be a URL');
  expect(found({}, { schema })?.message, 'a form has no lines').toBe('must be a URL');
  const other = { file: 'content/about.md', path: ['role'] };
  expect(found(other)?.message).toBe('content/about.md: role must be a URL');
});
