import { expect, it } from 'vitest';
import { ImportResult } from './importResult.ts';

it('reports all values that are not web URLs in one line, each value once', () => {
  const result = new ImportResult();
  for (let index = 1; index <= 17; index++) {
    expect(result.url(`work[${index}].url`, 'index-fr.html')).toBeUndefined();
  }
  result.url('basics.profiles[1].url', 'skype:nemo');
  result.url('basics.url', 'https://nemo.example');
  expect(result.byHand).toEqual([
    'Not web URLs, so left out: index-fr.html (work[1].url, work[2].url, work[3].url and 14 more), skype:nemo (basics.profiles[1].url)',
  ]);
});

it('reports private data by the name of its field', () => {
  const result = new ImportResult();
  for (const path of ['basics.phone', 'references[2].highlights[]', 'Job 1 (Co), street', 'references[2][]'])
    result.omitPrivate(path);
  expect(result.noPlace).toEqual(['Private: phone, highlights, street, references[2]']);
});
