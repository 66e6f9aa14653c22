import { expect, it } from 'vitest';
import { contentOf } from '../../../tests/contentOf.ts';
import { contentWarnings } from './contentWarnings.ts';
import { formatProblem } from './formatProblems.ts';
import { suggestAddress } from './mailDomain.ts';

it.each([
  ['gmial.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['Gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['outlok.com', 'outlook.com'],
  ['hotmial.com', 'hotmail.com'],
])('detects %s as a misspelled %s', (domain, suggested) => {
  expect(suggestAddress(`a.b@${domain}`)).toBe(`a.b@${suggested}`);
});

it.each([
  ...['gmail.com', 'GMAIL.com', 'mail.com', 'email.com', 'ymail.com', 'yahoo.ca', 'yahoo.co.uk', 'hotmail.fr'],
  ...['outlook.de', 'live.de', 'aon.com', 'lovelace.dev', 'example.com', 'ail.com', 'osu.edu'],
])('accepts %s', (domain) => {
  expect(suggestAddress(`a@${domain}`)).toBeUndefined();
});

it('warns of a misspelled domain in site.yaml', async () => {
  const warnings = async (email: string) => {
    const content = await contentOf({ 'content/site.yaml': `name: A\nemail: ${email}\n` });
    return [...content.files.values()].flatMap((file) => contentWarnings(file, content, new Date())).map(formatProblem);
  };
  expect(await warnings('a@gmial.com')).toEqual([
    'content/site.yaml:2:8: warning: email has the domain "gmial.com", so messages may not reach you. Did you mean "a@gmail.com"?',
  ]);
  expect(await warnings('7')).toEqual([]);
});
