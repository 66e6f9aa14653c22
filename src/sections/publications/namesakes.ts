import { readCsl } from './csl.ts';
import type { PublicationEntry } from './fields.ts';
import { readMarkedNames } from './names.ts';
import { findOwner } from './owner.ts';

/** Returns the places of authors who could all be the owner, from 1; none if one of them is, or nobody. */
export function namesakesOf({ fields }: PublicationEntry, names: readonly string[]): readonly number[] {
  const { author, editor, owner } = fields;
  const written = author ?? editor;
  const people = written ? readCsl('misc', { author: readMarkedNames(written).names }).author : [];
  const found = findOwner(people ?? [], names, owner);
  return found.length > 1 ? found.map((index) => index + 1) : [];
}
