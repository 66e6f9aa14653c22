import { expect, it } from 'vitest';
import { make } from '../../../tests/importedContent.ts';
import { referencesJsonResume } from './jsonResume.ts';
import { referencesFiles } from './schema.ts';

/** Imports references, and returns the content with the entries of `references.yaml`. */
function take(references: readonly unknown[]) {
  const made = make({ references });
  return { ...made, references: made.fields('references.yaml').entries };
}

it('imports and restores a quote of an unnamed person', () => {
  const entries = [{ quote: 'She counts.' }, { quote: 'She builds.', role: 'A client' }];
  const { references, noPlace } = take(['She counts.', { reference: 'She builds.', role: 'A client' }]);
  expect(references).toEqual(entries);
  expect(noPlace).toEqual([]);
  const written = referencesJsonResume.write(referencesFiles.schema.parse({ entries }).entries) ?? [];
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
