import { expect, it } from 'vitest';
import { site } from '../contentFiles.ts';

const parse = (...facts: object[]) => site.schema.safeParse({ name: 'Ada', facts });

it('accepts up to two facts of the owner’s own, and reads a number as text', () => {
  const facts = [
    { name: 'Graduates', value: 2027 },
    { name: 'Visa', value: 'Not needed' },
  ];
  expect(parse(...facts).data?.facts?.map(({ value }) => value)).toEqual(['2027', 'Not needed']);
  expect(parse(...facts, { name: 'Age', value: 'Old' }).error?.issues[0]?.message).toContain('at most 2');
  expect(parse({ name: 'Graduates' }).error?.issues[0]?.path).toEqual(['facts', 0, 'value']);
});

it.each([
  ['pt_br', 'pt-BR', undefined],
  ['english', undefined, 'language must be a language tag, such as en or pt-BR (found "english"). Did you mean "en"?'],
  ['de-1901-1901', undefined, 'language must be a language tag, such as en or pt-BR (found "de-1901-1901")'],
])('reads the language %s', (language, tag, problem) => {
  const { data, error } = site.schema.safeParse({ name: 'Ada', language });
  expect(data?.language).toBe(tag);
  expect(error?.issues.map(({ path, message }) => `${path} ${message}`)).toEqual(problem && [problem]);
});

it.each(['teal', 'Tomato ', 'ink', '#e4572e', 'rgb(228 87 46)', 12.5, '210'])('accepts the accent %s', (accent) => {
  expect(site.schema.safeParse({ name: 'Ada', accent }).data?.accent).toBe(String(accent));
});

it.each([
  ['tomatoe', '(found "tomatoe"). Did you mean "tomato"?'],
  // As typed into the editor.
  ['"#e4572e"', '. Delete the quotes in it.'],
  ['#e4572e80', 'must be opaque (found "#e4572e80")'],
  [true, '(found true)'],
])('rejects the accent %s', (accent, message) => {
  const { error } = site.schema.safeParse({ name: 'Ada', accent });
  expect(error?.issues).toMatchObject([{ path: ['accent'], message: expect.stringContaining(message) }]);
});

it('rejects a contact with a line break for security.txt', () => {
  const contact = (url: string) =>
    site.schema.safeParse({ name: 'Ada', security: { contact: url, expires: '2027-08-31' } }).success;
  expect(['https://example.com/@ada', 'mailto:ada@example.com?subject=Site'].map(contact)).toEqual([true, true]);
  for (const end of ['\n', '\r', '\u0000', '\u001b[2J', '\u0085', '\u2028', '\u202e', '\t']) {
    expect(contact(`mailto:ada@example.com${end}Policy:x`), JSON.stringify(end)).toBe(false);
    expect(contact(`mailto:a${end}Policy:x@example.com`), JSON.stringify(end)).toBe(false);
    expect(contact(`https://example.com/${end}Policy:x`), JSON.stringify(end)).toBe(false);
  }
});

it('rejects a time zone that does not exist', () => {
  expect(site.schema.safeParse({ name: 'Ada', timezone: 'Asia/Shanghai' }).success).toBe(true);
  expect(site.schema.safeParse({ name: 'Ada', timezone: 'Mars/Tharsis' }).error?.issues).toMatchObject([
    { path: ['timezone'], message: expect.stringContaining('must be a time zone, such as Europe/Berlin') },
  ]);
});
