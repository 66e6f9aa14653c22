import { expect, it } from 'vitest';
import { jsonSchemaOf } from './contentSchemas.ts';
import { fitsForm, toForm } from './values.ts';

it('returns the date of a post as text', () => {
  const schema = jsonSchemaOf('writing');
  const values = toForm(schema, { title: 'A', date: new Date('2026-08-14'), updated: 2026 });
  expect(values).toEqual({ title: 'A', date: '2026-08-14', updated: '2026' });
  expect(fitsForm(schema, values)).toBe(true);
});
