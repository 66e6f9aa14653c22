import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseJson } from '#commands/import/readJson.ts';
import { readResume } from '#commands/import/readResume.ts';
import { toContent } from '#commands/import/toContent.ts';
import { referencesJsonResume } from './jsonResume.ts';
import { referencesFiles } from './schema.ts';

/** Imports references, and returns the content with the entries of `references.yaml`. */
function take(references: readonly unknown[]) {
  const text = JSON.stringify({ basics: { name: 'Nemo Niemand' }, references });
  const content = toContent(readResume(() => parseJson(text), 'resume.json'));
  const file = content.files.get('references.yaml');
  return { ...content, references: file === undefined ? undefined : parse(file).entries };
}

it('imports and restores a quote of an unnamed person', () => {
  const entries = [{ quote: 'She counts.' }, { quote: 'She builds.', role: 'A client' }];
  const { references, noPlace } = take(['She counts.', { reference: 'She builds.', role: 'A client' }]);
  expect(references).toEqual(entries);
  expect(noPlace).toEqual([]);
  const written = referencesJsonResume.write(referencesFiles.schema.parse({ entries: entries }).entries) ?? [];
  expect(written[0]).toEqual({ reference: 'She counts.' });
  expect(take(written).references).toEqual(entries);
});

it('leaves out contact details, and promises of references', () => {
  const { references, noPlace } = take([
    { reference: 'Kim, kim@private.example' },
    { reference: 'Call +44 20 7946 0999.', name: 'Bo' },
    { name: 'lee@private.example' },
    'References available upon request.',
  ]);
  expect(references).toEqual([{ person: 'Bo' }]);
  expect(noPlace).toHaveLength(4);
  expect(noPlace.join()).not.toMatch(/private\.example|7946/);
});
