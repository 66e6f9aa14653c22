import { expect, it } from 'vitest';
import { site } from './schema.ts';

const parse = (...facts: object[]) => site.schema.safeParse({ name: 'Ada', facts });

it('takes up to two facts of the owner’s own, with a number as text', () => {
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
  ['english', undefined, 'language must be a language tag, such as en or pt-BR (found "english")'],
  ['de-1901-1901', undefined, 'language must be a language tag, such as en or pt-BR (found "de-1901-1901")'],
])('reads the language %s', (language, tag, complaint) => {
  const { data, error } = site.schema.safeParse({ name: 'Ada', language });
  expect(data?.language).toBe(tag);
  expect(error?.issues.map(({ path, message }) => `${path} ${message}`)).toEqual(complaint && [complaint]);
});

it('takes no address that ends a line of security.txt', () => {
  const contact = (address: string) =>
    site.schema.safeParse({ name: 'Ada', security: { contact: address, expires: '2027-08-31' } }).success;
  expect(['https://example.com/@ada', 'mailto:ada@example.com?subject=Site'].map(contact)).toEqual([true, true]);
  for (const end of ['\n', '\r', '\u0000', '\u001b[2J', '\u0085', '\u2028', '\u202e', '\t']) {
    expect(contact(`mailto:ada@example.com${end}Policy:x`), JSON.stringify(end)).toBe(false);
    expect(contact(`mailto:a${end}Policy:x@example.com`), JSON.stringify(end)).toBe(false);
    expect(contact(`https://example.com/${end}Policy:x`), JSON.stringify(end)).toBe(false);
  }
});
