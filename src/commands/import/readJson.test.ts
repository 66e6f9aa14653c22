import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseJson } from './readJson.ts';
import { readSource } from './readResume.ts';
import { SourceError } from './resumeFile.ts';

it('returns the position of each field', () => {
  const { position } = parseJson('{\n  "work": [\n    {},\r\n    { "name": 5 }\n  ]\n}');
  expect(position(['work', 1, 'name'])).toEqual({ line: 4, column: 15 });
  expect(position(['work', 1, 'no', 'such'])).toEqual({ line: 4, column: 5 });
  expect(position(['basics', 'name'])).toEqual({ line: 1, column: 1 });
});

it.each([
  ['{ "a": [1, 2,], }', true],
  ['{ // why\n "a": [1, 2] }', true],
  ['{ "a": [1, 2] }', false],
])('accepts trailing commas and comments: %s', (text, relaxed) => {
  expect(parseJson(text)).toMatchObject({ data: { a: [1, 2] }, relaxed });
});

it('rejects JSON that is nested too deep', () => {
  const deep = `{\n  "a": ${'['.repeat(3000)}${']'.repeat(3000)}\n}`;
  const message = expect.stringContaining('is nested more than 100 deep here');
  expect(() => parseJson(deep)).toThrow(expect.objectContaining({ message, position: { line: 2, column: 107 } }));
});

it('reads brackets in texts as text', () => {
  const text = '['.repeat(3000);
  expect(parseJson(JSON.stringify({ a: text })).data).toEqual({ a: text });
});

it.each([
  ['', 'is empty', undefined],
  [' \n', 'is empty', undefined],
  ['name: Alex\n', 'names and texts must be in "double quotes"', [1, 1]],
  ["{\n  'name': 1\n}", 'names and texts must be in "double quotes"', [2, 3]],
  ['{\n  name: "x"\n}', 'names and texts must be in "double quotes"', [2, 3]],
  ['{\n  "a": 1\n  "b": 2\n}', 'a comma is missing before this', [3, 3]],
  ['{\n  "a" 1\n}', 'a colon is missing here', [2, 7]],
  ['{\n  "a": \n}', 'a value is missing here', [3, 1]],
  ['{\n  "a": "b\n}', 'no closing quote', [2, 8]],
  ['{ "a": "\t" }', 'a tab or another control character\\. Write it as', [1, 8]],
  ['{ "a": "c:\\d" }', 'a backslash in a text must be doubled', [1, 8]],
  ['{ "a": [1, 2 }', 'a comma is missing before this', [1, 14]],
  ['{ "a": 1', 'a } is missing', [1, 9]],
  ['{} {}', 'there is text after its end', [1, 4]],
  ['<html>', 'names and texts must be in', [1, 1]],
])('reports what is wrong with %j, and where', (text, message, place) => {
  let found: unknown;
  try {
    parseJson(text);
  } catch (error) {
    found = error;
  }
  expect(found).toBeInstanceOf(SourceError);
  expect((found as SourceError).message).toMatch(new RegExp(message));
  expect((found as SourceError).position).toEqual(place && { line: place[0], column: place[1] });
});

describe('a file', () => {
  let file: string;
  beforeEach(() => {
    file = join(mkdtempSync(join(tmpdir(), 'json-')), 'resume.json');
  });
  afterEach(() => rmSync(join(file, '..'), { recursive: true }));

  it.each([
    ['UTF-8', Buffer.from('{ "a": "é" }')],
    ['UTF-8 with its mark', Buffer.from('\ufeff{ "a": "é" }')],
    ['UTF-16, as Windows writes it', Buffer.from('\ufeff{ "a": "é" }', 'utf16le')],
  ])('is read in %s', (_, bytes) => {
    writeFileSync(file, bytes);
    expect(readSource(file).data).toEqual({ a: 'é' });
  });

  it('is rejected in another encoding', () => {
    writeFileSync(file, Buffer.from('{ "a": "é" }', 'latin1'));
    expect(() => readSource(file)).toThrow('is not text in UTF-8');
  });
});
