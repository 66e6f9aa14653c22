import type { UiStrings } from '#base/uiStrings.ts';
import type { Site } from '../contentFiles.ts';

export type Owner = Pick<Site, 'role' | 'location' | 'lookingFor' | 'facts'>;

/** Returns what the owner is, where, what for, and what else they want known at once, each with its name. */
export function ownerFacts({ role, location, lookingFor, facts = [] }: Owner, { about, contact }: UiStrings) {
  const known = [
    [about.role, role],
    [contact.location, location],
    [about.lookingFor, lookingFor],
  ].flatMap(([term, fact]) => (term && fact ? { term, fact, isOwn: false } : []));
  return [...known, ...facts.map(({ name, value }) => ({ term: name, fact: value, isOwn: true }))];
}
