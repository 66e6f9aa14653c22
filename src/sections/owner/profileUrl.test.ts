import { expect, it } from 'vitest';
import { profileUrl } from './profileUrl.ts';

it.each([
  ['GitHub', 'nemo', 'https://github.com/nemo'],
  ['Linked-In', '@nemo', 'https://www.linkedin.com/in/nemo'],
  ['Mastodon', '@nemo@social.example', 'https://social.example/@nemo'],
  ['WeChat', 'nemo', undefined],
  ['GitHub', 'Nemo Niemand', undefined],
  ['constructor', 'nemo', undefined],
])('finds the URL of a profile on %s, named %s', (network, username, url) => {
  expect(profileUrl(network, username)).toBe(url);
});
