import type { UiStrings } from '#base/uiStrings.ts';
import type { Site } from '../contentFiles.ts';

export type Owner = Pick<Site, 'role' | 'location' | 'lookingFor' | 'facts' | 'langs'>;

/** Returns what the owner is, where, what for, and what else they want known at once, each with its name and language. */
export function ownerFacts({ role, location, lookingFor, facts = [], langs }: Owner, { about, contact }: UiStrings) {
  const known = [
    [about.role, role, langs?.role],
    [contact.location, location],
    [about.lookingFor, lookingFor, langs?.lookingFor],
  ].flatMap(([term, fact, lang]) => (term && fact ? { term, fact, lang, isOwn: false } : []));
  const own = facts.map(({ name, value }, index) => ({
    term: name,
    fact: value,
    lang: langs?.[`facts.${index}.name`],
  }));
  return [...known, ...own.map((fact) => ({ ...fact, isOwn: true }))];
}
