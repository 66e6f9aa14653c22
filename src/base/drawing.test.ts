import { describe, expect, it } from 'vitest';
import { running } from '../../tests/hostile/attacks.ts';
import { isDrawing, readDrawing } from './drawing.ts';

const svg = (inside: string) =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 120 80">${inside}<path class="ink" d="M1 1h9"/></svg>`;
const clean = (inside: string) => readDrawing(svg(inside), 'x.svg').markup;
const inkAlone = clean('');

describe('a drawing loses', () => {
  it.each([
    ['its own style', '<style>.t1{fill:red}</style>'],
    ['its own ground', '<rect class="t1" width="120" height="80"/>'],
    ['images', '<image href="data:image/png;base64,AA"/>'],
  ])('%s', (_, inside) => {
    expect(clean(inside)).toBe(inkAlone);
    expect(clean(`<g>${inside}<circle r="1"/></g>`)).toBe(clean('<g><circle r="1"/></g>'));
  });

  it('style attributes', () => {
    expect(clean('<circle r="1" style="fill:red"/>')).toBe(clean('<circle r="1"/>'));
  });
});

describe('a drawing keeps', () => {
  it.each([
    ['references inside itself', '<use href="#a"/><circle id="a" r="1"/>', 'href="#x-svg__a"'],
    ['the content of a link', `<a href="${running[0]}"><circle r="9"/></a>`, '<circle r="9"/>'],
  ])('%s', (_, inside, kept) => {
    expect(clean(inside)).toContain(kept);
  });
});

it.each([
  ['without a viewBox', '<svg><path class="ink" d="M0 0h1"/></svg>', 'must be an SVG image with a viewBox'],
  ['without an svg element', '<p class="ink">Hello</p>', 'is not a readable SVG: it has no svg element'],
])('rejects a drawing %s, and names the file', (_, text, problem) => {
  expect(() => readDrawing(text, 'content/x.svg')).toThrow(`content/x.svg: ${problem}`);
});

it.each([
  ['<svg><path class="ink" d=""/></svg>', true],
  ['<svg><rect class="t1"/></svg>', true],
  ['<svg><rect class="t10 blink"/></svg>', false],
])('detects whether %s uses the site’s tones: %s', (text, expected) => {
  expect(isDrawing(text)).toBe(expected);
});
