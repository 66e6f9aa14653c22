/** Finds the owner among the people of a publication, in every spelling of the name. */
import type { CSLName } from '@citation-js/core';
import { folded } from '#base/characters.ts';
import { plainName } from '#base/slug.ts';
import { withoutTitles } from './names.ts';
import { plainText } from './runs.ts';

const particlesAndSuffixes = new Set(
  'jr sr ii iii iv van von vom der den de del della di da dos das do du la le los el al bin ibn ben ter zu zur'.split(
    ' ',
  ),
);
/** Returns the words of a name for comparing. `Ben` is a particle only after another word, or in a family name. */
function wordsOf(text: string, part: 'whole' | 'given' | 'family' = 'whole'): string[] {
  const words = withoutTitles(plainText(text).replace(/['’]/g, ''))
    .split(/[\s.,·‐-]+/)
    .filter((word, index) => (index === 0 && part !== 'family') || !particlesAndSuffixes.has(word.toLowerCase()))
    // Initials can be written together: `JM`.
    .flatMap((word) => (part === 'given' && /^\p{Lu}{2,3}$/u.test(word) ? [...word] : [word]));
  return words.map((word) => folded(plainName(word))).filter(Boolean);
}

const isInitial = (word: string) => word.length === 1;

/** Returns how well given names fit those of the owner, the first one first; 0 if one differs. */
function fitOf(given: readonly string[], own: readonly string[]): number {
  if (given.join('') === own.join('')) return 90;
  const pairs = given.slice(0, own.length).map((word, index) => [word, own[index] ?? ''] as const);
  const fits = pairs.map(([a, b]) => {
    if (a === b) return 4;
    return (isInitial(a) || isInitial(b)) && a[0] === b[0] ? 1 : 0;
  });
  return fits.length && !fits.includes(0) ? fits.reduce<number>((sum, fit) => sum + fit, 0) : 0;
}

function fit({ given, family = '' }: CSLName, own: readonly string[]): number {
  const ofFamily = wordsOf(family, 'family');
  const ofGiven = wordsOf(given ?? '', 'given');
  if ([...ofGiven, ...ofFamily].join('') === own.join('')) return 100;
  const rest = own.slice(0, -ofFamily.length || undefined);
  return ofFamily.join(' ') === own.slice(rest.length).join(' ') ? fitOf(ofGiven, rest) : 0;
}

/** Returns the names by which publications can have their owner. */
export const namesOfOwner = ({ name, alsoKnownAs }: { name: string; alsoKnownAs: readonly string[] }): string[] => [
  name,
  ...alsoKnownAs,
];

/**
 * Returns the places of the people whose names fit the owner's best: one, none, or several that fit alike.
 * @param place of the owner among the authors, from 1, in the field `owner`
 */
export function findOwner(people: readonly CSLName[], names: readonly string[], place?: string): number[] {
  // JabRef has names of users in this field.
  if (place !== undefined && /^\d+$/.test(place)) return [Number(place) - 1];
  const own = names.map((name) => wordsOf(name));
  const fits = people.map((person) => Math.max(...own.map((words) => fit(person, words))));
  const best = Math.max(1, ...fits);
  return fits.flatMap((each, index) => (each === best ? [index] : []));
}
