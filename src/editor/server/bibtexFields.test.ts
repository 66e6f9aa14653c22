import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidy } from '#base/characters.ts';
import { readBibtex } from '#sections/publications/bibtex.ts';
import type { PublicationValues } from '../api.ts';
import { type BibtexPart, bibliographyParts } from './bibliography.ts';
import { withFields } from './bibtexFields.ts';
import { HttpError } from './httpError.ts';

const file = (path: string) => readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
const exports = readdirSync(fileURLToPath(new URL('../../../tests/bibliographies', import.meta.url)));
const files = ['content/publications.bib', ...exports.map((name) => `tests/bibliographies/${name}`)].map(
  (path) => [path, file(path)] as const,
);

const valuesOf = ({ type, key, fields }: BibtexPart): PublicationValues => ({
  type,
  key,
  fields: Object.fromEntries([...fields].map(([name, { value }]) => [name, value])),
});
const rejectionOf = (act: () => unknown): HttpError => {
  try {
    act();
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
  throw new Error('It was not rejected.');
};

describe.each(files)('%s', (_, text) => {
  const parts = bibliographyParts(text);

  it('keeps every byte when an entry is saved as it is', () => {
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) {
      expect(withFields(text, part.key, valuesOf(part))).toBe(text);
      const crlf = text.replaceAll('\n', '\r\n');
      expect(withFields(crlf, part.key, valuesOf(part))).toBe(crlf);
    }
  });

  it('changes a field in its place, and nothing else', () => {
    for (const part of parts) {
      for (const [name, { at, source }] of part.fields) {
        const values = valuesOf(part);
        const edited = withFields(text, part.key, { ...values, fields: { ...values.fields, [name]: 'Changed {B}y' } });
        expect(edited.slice(0, at) + edited.slice(edited.length - (text.length - at - source.length))).toBe(
          text.slice(0, at) + text.slice(at + source.length),
        );
      }
    }
  });
});

const entry = `% Mine.
@misc{first,
  author = {Sample, Robin},
  title  = "A Title",
  month  = feb,
}
`;
const at = (text: string) => valuesOf(bibliographyParts(text)[0] as BibtexPart);
const edit = (text: string, change: (values: PublicationValues) => void) => {
  const values = at(text);
  change(values);
  return withFields(text, readBibtex(text).entries[0]?.key ?? '', values);
};

describe('an entry', () => {
  it.each<[string, (values: PublicationValues) => void, string, string]>([
    ['keeps its quotes', ({ fields }) => (fields.title = 'Another'), '"A Title"', '"Another"'],
    ['gets braces if the value has quotes', ({ fields }) => (fields.title = 'A "b"'), '"A Title"', '{A "b"}'],
    ['has months without braces', ({ fields }) => (fields.month = 'mar'), 'feb', 'mar'],
    ['loses an empty field with its line', ({ fields }) => (fields.title = ' '), '  title  = "A Title",\n', ''],
    ['gets a field below', ({ fields }) => (fields.doi = '10.1/a'), 'feb,\n', 'feb,\n  doi    = {10.1/a},\n'],
    ['gets another key', (values) => (values.key = 'second'), '{first,', '{second,'],
  ])('%s', (_, change, from, to) => {
    expect(edit(entry, change)).toBe(entry.replace(from, to));
    expect(edit(entry.replaceAll('\n', '\r\n'), change)).toBe(entry.replace(from, to).replaceAll('\n', '\r\n'));
  });

  it.each([
    ['@misc{a, title={b}}', '@misc{a, title={b},\n  doi = {10.1/a},\n}'],
    ['@misc(a,\n\ttitle={b}\n)', '@misc(a,\n\ttitle={b},\n\tdoi={10.1/a},\n)'],
  ])('of another form gets a field: %s', (text, wanted) => {
    expect(edit(text, ({ fields }) => (fields.doi = '10.1/a'))).toBe(wanted);
  });

  it.each(['}', '{', 'a } b {', 'a {b}}'])('is not broken by braces: %s', (title) => {
    const { status, details } = rejectionOf(() => edit(entry, ({ fields }) => (fields.title = title)));
    expect(status).toBe(422);
    expect(details).toEqual({
      problems: [
        {
          file: 'content/publications.bib',
          path: ['first', 'title'],
          message: 'must have as many } as {',
        },
      ],
    });
  });

  it.each([
    ['two words', /^must be a key without spaces and commas, .* \(found "two words"\)$/],
    ['', /^must /],
    [undefined, /^is required \(a key/],
    ['taken', /^is the key of another entry \(found taken\)\. Choose another\.$/],
  ])('rejects the key %j', (key, reported) => {
    const text = `${entry}\n@misc{taken, title = {Another}}\n`;
    const { status, details } = rejectionOf(() => edit(text, (values) => Object.assign(values, { key })));
    expect(status).toBe(422);
    expect(details).toMatchObject({ problems: [{ path: ['first', 'key'], message: expect.stringMatching(reported) }] });
  });

  it('keeps any value with braces in pairs', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('title', 'month', 'note', 'year'), (value, name) => {
        const balanced = value.replace(/[{}]/g, '');
        const edited = edit(entry, ({ fields }) => (fields[name] = balanced));
        const { [name]: held = '', ...rest } = at(edited).fields;
        const { [name]: _, ...others } = at(entry).fields;
        expect(held).toBe(tidy(balanced));
        expect(rest).toEqual(others);
      }),
    );
  });
});
