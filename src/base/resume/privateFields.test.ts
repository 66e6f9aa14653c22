import { expect, it } from 'vitest';
import { hasContact, isPrivate, withoutPrivate } from './privateFields.ts';

it.each(
  'birthDate maidenName geburtsdatum Geburtstag Straße strasse plz Postleitzahl adresse Anschrift date_de_naissance code-postal nacimiento Dirección codigoPostal endereço nascita geboortedatum адрес ulica 住所 出生日期 생년월일 العنوان'.split(
    ' ',
  ),
)('keeps %s private', (name) => expect(isPrivate(name)).toBe(true));

it.each('name title city country nationality language page via.example viaduct award percentage'.split(' '))(
  'keeps %s public',
  (name) => expect(isPrivate(name)).toBe(false),
);

it.each(['kim@a.example', 'mailto:kim@a.example', '+44 20 7946 0999', 'Tel. (020) 7946 0999', '555-123-4567'])(
  'finds contact details in %s',
  (text) => expect(hasContact(text)).toBe(true),
);

it.each([
  '2019-2020',
  '2019-01-02 - 2020-03-04',
  '01.02.2019',
  'Kim',
  'In 2020 she led 12 people.',
  '10 000',
  'https://doi.org/10.1234/5678901',
])('finds no contact details in %s', (text) => expect(hasContact(text)).toBe(false));

it('removes private fields that are pairs of a label and a value', () => {
  const left = new Set<string>();
  const pairs = [
    { label: 'Geburtstag', value: '1984' },
    { label: 'Visa', value: 'EU' },
  ];
  expect(withoutPrivate(pairs, 'facts', left)).toEqual([{ label: 'Visa', value: 'EU' }]);
  expect([...left]).toEqual(['facts[]']);
});
