import { expect, it } from 'vitest';
import { fieldLabel, inWords } from './inWords.ts';

it.each([
  ['militaryService', 'Military service'],
  ['open_source', 'Open source'],
  ['MOOCs', 'Moocs'],
  ['AIGrants', 'Aigrants'],
  ['志愿', '志愿'],
])('labels the field %s "%s"', (name, label) => {
  expect(fieldLabel(name)).toBe(label);
});

it('writes a URL without a name as a link alone', () => {
  expect(inWords({ label: '', href: 'https://a.example' })).toBe('<https://a.example>');
});
