import { expect, it } from 'vitest';
import { analyticsScripts } from './analytics.ts';

const own = ['/_vercel/insights/script.js', '/_vercel/speed-insights/script.js'];
const provider = [
  'https://va.vercel-scripts.com/v1/script.debug.js',
  'https://va.vercel-scripts.com/v1/speed-insights/script.debug.js',
];

it.each([
  ['a build elsewhere', {}, false, undefined, []],
  ['a build on the host', { VERCEL: '1' }, false, undefined, own],
  ['a build elsewhere that the content switches on', {}, false, true, own],
  ['a build on the host that the content switches off', { VERCEL: '1' }, false, false, []],
  ['development', {}, true, undefined, []],
  ['development that the content switches on', { VERCEL: '1' }, true, true, []],
  ['development that asks for them', { ANALYTICS_DEBUG: '1' }, true, undefined, provider],
  ['a build that carries the wish of development', { ANALYTICS_DEBUG: '1' }, false, undefined, []],
])('%s loads the expected scripts', (_, environment, development, on, scripts) => {
  expect(analyticsScripts({ environment, development, on })).toEqual(scripts);
});
