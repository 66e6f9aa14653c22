import type { z } from 'zod';
import { eastAsian, folded } from './characters.ts';
import { twoLetterCodes } from './languageTag.ts';
import type { placeParts } from './resume/fields.ts';
import { uiStringsFor } from './uiStrings.ts';

const endsWith = (text: string, end: string) => ` ${text}`.toLowerCase().endsWith(` ${end.toLowerCase()}`);

const regionsIn = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });

const countryName = (code: string, language: string) =>
  /^[a-z]{2}$/i.test(code) ? regionsIn(language).of(code.toUpperCase()) : undefined;

/** Returns the city, region and country of a location as a language writes it: `Lyon, France`. Its street is private. */
export function place(at: z.output<typeof placeParts>, language = 'en'): string | undefined {
  const { city, region, countryCode = '' } = at ?? {};
  const names = [countryCode, ...['en', language].flatMap((tag) => countryName(countryCode, tag) ?? [])].filter(
    Boolean,
  );
  // `Southeastern US`: what a part ends with need not follow it.
  const isSaid = [city, region].some((part) => part && names.some((name) => endsWith(part, name)));
  const area = city && region && endsWith(city, region) ? undefined : region;
  const parts = [city, area, isSaid ? undefined : names.at(-1)].filter((part) => part !== undefined);
  const isJoined = /^(ja|zh)\b/.test(language) && parts.length > 1 && parts.every((part) => eastAsian.test(part));
  if (!isJoined) return parts.join(uiStringsFor(language).comma) || undefined;
  // From the largest part. One's own country goes without saying.
  const isOwn = new Intl.Locale(language).maximize().region === countryCode;
  return (isOwn ? [area, city] : parts.toReversed()).join('');
}

/** Splits a place at the comma of any language: `Lyon, France` is a city and its region or country. */
export function splitAtComma(text: string): [string, string | undefined] {
  const [, first = text, rest] = /^(.*?)(?:[,،] |[，、])(.*)$/s.exec(text) ?? [];
  return [first, rest];
}

/** Returns whether a text is the same as another, or ends with it after a comma: `Acme, Berlin` with `Berlin`. */
export const endsWithPart = (text: string | undefined, part: string | undefined): boolean =>
  part !== undefined &&
  (text === part || /([,،] |[，、])$/.test(text?.endsWith(part) ? text.slice(0, -part.length) : ''));

/** Returns the code of a country; `text` is that code, or the country's name in a language or in English. */
function countryIn(text: string, language: string): string | undefined {
  const names = [language, 'en'].map(regionsIn);
  const isCode = /^[A-Z]{2}$/.test(text);
  const code = twoLetterCodes
    .map((each) => each.toUpperCase())
    .find((each) => (isCode ? each === text && names[0]?.of(each) : names.some((named) => named.of(each) === text)));
  // The code of Germany for that of the GDR, and GB for UK.
  return code && new Intl.Locale(`und-${code}`).region;
}

export function partsOfPlace(text: string, language = 'en'): { city?: string; region?: string; countryCode?: string } {
  const countryCode = countryIn(text, language);
  if (countryCode) return { countryCode };
  const [city, region] = splitAtComma(text);
  return { city, region };
}

/**
 * States and provinces, which people write in place of the US or Canada. DE and NL are left out: more people mean Germany
 * and the Netherlands.
 */
const northAmerican = new Set(
  `us usa al alabama ak alaska az arizona ar arkansas ca california co colorado ct connecticut dc delaware fl florida
  ga georgia hi hawaii id idaho il illinois in indiana ia iowa ks kansas ky kentucky la louisiana me maine md maryland
  ma massachusetts mi michigan mn minnesota ms mississippi mo missouri mt montana ne nebraska nv nevada nh new-hampshire
  nj new-jersey nm new-mexico ny new-york nc north-carolina nd north-dakota oh ohio ok oklahoma or oregon pa pennsylvania
  ri rhode-island sc south-carolina sd south-dakota tn tennessee tx texas ut utah vt vermont va virginia wa washington
  wv west-virginia wi wisconsin wy wyoming ab alberta bc british-columbia mb manitoba nb new-brunswick
  newfoundland-and-labrador ns nova-scotia on ontario pe prince-edward-island qc quebec sk saskatchewan`
    .split(/\s+/)
    .map(folded),
);

/** Returns the paper of a location's country; undefined if it names no country, and no state of the US or Canada. */
export function paperAt(location: string, language?: string): 'letter' | 'a4' | undefined {
  const [, part = location] = /[,،，、]([^,،，、]*)$/.exec(location) ?? [];
  const last = part.replace(/\d/g, '').trim();
  if (northAmerican.has(folded(last))) return 'letter';
  const country = countryIn(last, language ?? 'en');
  if (!country) return undefined;
  return ['US', 'CA'].includes(country) ? 'letter' : 'a4';
}
