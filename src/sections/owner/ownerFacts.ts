import type { UiStrings } from '#base/uiStrings.ts';
import type { Site } from '../contentFiles.ts';

export type OwnerFields = Pick<Site, 'role' | 'location' | 'lookingFor' | 'facts' | 'langs'>;

/** Returns role, location, what the owner is looking for, and their own facts, each with a term and its language. */
export function ownerFacts(
  { role, location, lookingFor, facts = [], langs }: OwnerFields,
  { about, contact, projects }: UiStrings,
) {
  const known = [
    [projects.facts.role, role, langs?.role],
    [contact.location, location],
    [about.lookingFor, lookingFor, langs?.lookingFor],
  ].flatMap(([term, fact, lang]) => (term && fact ? { term, fact, lang, isOwnerText: false } : []));
  const own = facts.map(({ name, value }, index) => ({
    term: name,
    fact: value,
    lang: langs?.[`facts.${index}.name`],
  }));
  return [...known, ...own.map((fact) => ({ ...fact, isOwnerText: true }))];
}
