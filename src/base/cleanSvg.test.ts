import { expect, it } from 'vitest';
import { svgParts } from '../../tests/hostile/attacks.ts';
import { cleanSvg } from './cleanSvg.ts';

const open = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">';
const clean = (inside: string, before = '') => cleanSvg(`${before}${open}${inside}<path d="M0 0h9"/></svg>`, 'x.svg');

it.each(svgParts)('removes what could run or load from %s', (inside, lost) => {
  const result = clean(inside);
  expect(result.lost).toContain(lost);
  expect(result.data).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*<path d="M0 0h9"\/><\/svg>$/s);
  expect(result.data).not.toMatch(/evil\.|evil\(|=.evil|:evil|,evil|<script|@import|\\/i);
});

it('expands entities, and removes instructions', () => {
  const before =
    '<?xml version="1.0"?><?xml-stylesheet href="//evil.example"?><!DOCTYPE svg [<!ENTITY e "<script>evil()</script>"><!ENTITY f "red">]>';
  const { data, lost } = clean('<rect fill="&f;"/><text>&e;</text><?x ><script>evil()</script>?>', before);
  expect(data).toBe(`${open}<rect fill="red"/><text/><path d="M0 0h9"/></svg>`);
  expect(lost).toEqual(['<?xml-stylesheet?>', '<script>', '<?x?>']);
});

it('removes an event attribute of the svg element itself', () => {
  const { data, lost } = cleanSvg(`${open.replace('>', ' onload="evil()">')}</svg>`, 'x.svg');
  expect([data, lost]).toEqual([open.replace('>', '/>'), ['onload="evil()"']]);
});

it('rejects entities that grow without limit', () => {
  const entities = Array.from({ length: 20 }, (_, n) => `<!ENTITY e${n + 1} "&e${n};&e${n};">`).join('');
  expect(() => clean('<text>&e20;</text>', `<!DOCTYPE svg [<!ENTITY e0 "x">${entities}]>`)).toThrow(
    'x.svg: is not a readable SVG',
  );
});

it('gives every element the namespace of SVG', () => {
  const inside = '<s:style>a{}</s:style><s:path/>';
  const { data } = cleanSvg(`<s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns="urn:x">${inside}</s:svg>`, 'x.svg');
  expect(data).toBe(`${open.replace(' viewBox="0 0 9 9"', '')}${inside.replaceAll('s:', '')}</svg>`);
});

it.each([
  '<style>.a{fill:url(#b);content:"\\201C"}@font-face{src:url(data:font/woff2;base64,AA)}</style>',
  '<g style="fill:red" inkscape="1"><circle class="a" r="1"/></g>',
  '<image href="data:image/png;base64,AA"/><use xlink:href="#a"/>',
  '<path fill="url(#a)" filter="url(\'#b\')"/><filter id="b"><feGaussianBlur/></filter>',
  '<circle r="1"><animate attributeName="r" values="1;2"/></circle><switch><text xml:space="preserve"> a </text></switch>',
])('keeps %s', (inside) => {
  const { data, lost } = clean(inside);
  expect(lost).toEqual([]);
  expect(data.replaceAll('&quot;', '"').replaceAll('&apos;', "'")).toContain(inside);
});

it('keeps the content of links, and removes programs’ own data without a report', () => {
  const { data, lost } = clean(
    '<a href="https://example.com"><circle/></a><metadata><x/></metadata><i:pgf xmlns:i="urn:i" i:a="1"/>',
  );
  expect([data, lost]).toEqual([`${open}<circle/><path d="M0 0h9"/></svg>`, []]);
});
