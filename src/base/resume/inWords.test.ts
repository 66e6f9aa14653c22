import { expect, it } from 'vitest';
import { fieldLabel } from './inWords.ts';

it.each([
  ['militaryService', 'Military service'],
  ['open_source', 'Open source'],
  ['MOOCs', 'Moocs'],
  ['AIGrants', 'Aigrants'],
  ['志愿', '志愿'],
])('labels the field %s "%s"', (name, label) => {
  expect(fieldLabel(name)).toBe(label);
});
