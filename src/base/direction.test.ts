import { expect, it } from 'vitest';
import { directionMark, keepSigns } from './direction.ts';

it.each([
  ['مهندسة C++ و Rust', 'مهندسة C++\u200e و Rust'],
  ['ב-C#.', 'ב-C#\u200e.'],
  // Before further Latin characters the signs stay where they are.
  ['لغة C++20', 'لغة C++20'],
  ['Engineer for C++ and C#', 'Engineer for C++ and C#'],
])('marks the end of Latin names in "%s"', (text, marked) => {
  expect(keepSigns(text)).toBe(marked);
});

it.each([
  ['Rust في الأنظمة المدمجة', '\u200f'],
  // A name with its transliteration.
  ['ליילה (Layla Haddad)', ''],
  ['Gauge Labs Ltd.', ''],
])('returns a mark for "%s" only if its first character has another direction', (text, mark) => {
  expect(directionMark(text)).toBe(mark);
});
