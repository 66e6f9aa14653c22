import { expect, it } from 'vitest';
import { folderOf } from '../../tests/contentOf.ts';
import { editionsOf } from './readContent.ts';

/** Returns the settings of a site.yaml with these lines. */
const settings = (lines = '') => editionsOf(folderOf({ 'content/site.yaml': `name: Ada\n${lines}` })).routeSettings;

// `dev` starts again if they change, which a test of it would show only as fast as the machine is.
it.each([
  ['languages: [en, fr]\n', true],
  ['url: https://ada.example/me\n', true],
  ['url: https://ada.example\n', false],
  ['accent: tomato\n', false],
])('change with %j: %s', (lines, isChange) => {
  expect(settings(lines) !== settings()).toBe(isChange);
});
