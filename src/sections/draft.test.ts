import { expect, it } from 'vitest';
import { Draft } from './draft.ts';

it('reports all values that are not web URLs in one line, each value once', () => {
  const draft = new Draft();
  for (let index = 1; index <= 17; index++) {
    expect(draft.url(`work[${index}].url`, 'index-fr.html')).toBeUndefined();
  }
  draft.url('basics.profiles[1].url', 'skype:nemo');
  draft.url('basics.url', 'https://nemo.example');
  expect(draft.byHand).toEqual([
    'Not web URLs, so left out: index-fr.html (work[1].url, work[2].url, work[3].url and 14 more), skype:nemo (basics.profiles[1].url)',
  ]);
});
