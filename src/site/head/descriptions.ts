/** Generated titles and descriptions of pages for search engines and link previews, if the owner wrote none. */

import { uiStringsFor } from '#base/uiStrings.ts';
import type { CitedContent } from '#content/withPublications.ts';
import type { Site } from '#sections/contentFiles.ts';
import type { ExperienceEntry } from '#sections/experience/schema.ts';
import { introOf } from '#sections/index.ts';
import { categories, type Project } from '#sections/projects/schema.ts';
import type { Post } from '#sections/writing/schema.ts';
import { descriptionStrings, type Years } from './uiStrings.ts';

/** Characters of a description that search engines show. */
const longest = 160;

/** Returns the home page's title: the name, and the role if there is one. */
export function homeTitle({ name, role, language }: Site): string {
  return role ? name + uiStringsFor(language).colon + role : name;
}

/** Returns the intro, else the tagline, else name, role, location and the number of entries. */
export function describeHome(content: CitedContent): string {
  const { site, projects, experience, publications } = content;
  const { name, language, role, location } = site;
  const facts = [name, role, location].filter((fact) => fact !== undefined);
  const counts = { projects: projects.length, positions: experience.length, publications: publications.length };
  return introOf(content) ?? descriptionStrings(language).home(facts, counts, yearsOfJobs(experience));
}

/**
 * Returns the number of projects in a list, their categories and years, and the first titles.
 * @param shown projects on this page of the list
 */
export function describeProjects({ name, language }: Site, projects: readonly Project[], shown = projects): string {
  const counts = categories
    .map((category) => ({ category, count: projects.filter((project) => project.category === category).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  // If some have no category, the counts would not add up.
  const kinds = projects.every(({ category }) => category) ? counts : [];
  const years = yearsOf(projects);
  const titles = shown.map(({ title }) => title);
  return fitting(titles, projects.length, (names, more) =>
    descriptionStrings(language).projects({ name, count: projects.length, kinds, years, names, more }),
  );
}

/** Returns the number of positions, their years, and the first companies. */
export function describeExperience({ name, language }: Site, entries: readonly ExperienceEntry[]): string {
  const { nav, colon } = uiStringsFor(language);
  if (!entries.length) return nav.experience + colon + name;
  const companies = [...new Set(entries.flatMap(({ title, company }) => company ?? title ?? []))];
  const years = yearsOfJobs(entries);
  return fitting(companies, companies.length, (names, more) =>
    descriptionStrings(language).experience({ name, count: entries.length, years, names, more }),
  );
}

/** Returns the ways to contact the owner, and their location. */
export function describeContact({ name, language, email, phone, location, links }: Site, hasForm: boolean): string {
  const { form, email: byEmail, phone: byPhone, contact } = descriptionStrings(language);
  const ways = [hasForm && form, email && byEmail, phone && byPhone, ...links.map((link) => link.name)];
  const named = ways.filter((way): way is string => Boolean(way));
  const { contact: own, colon } = uiStringsFor(language);
  if (!named.length && !location) return name + colon + own.empty;
  return fitting(named, named.length, (names, more) => contact({ name, location, names, more }));
}

/** Returns the number of posts, their years, and the first titles. */
export function describeWriting({ name, language }: Site, posts: readonly Post[]): string {
  const titles = posts.map(({ title }) => title);
  const years = yearsOf(posts);
  return fitting(titles, titles.length, (names, more) =>
    descriptionStrings(language).writing({ name, count: titles.length, years, names, more }),
  );
}

/** Returns the first and last year of entries with one date; undefined if any date is missing. */
function yearsOf(dated: readonly { date?: string }[]): Years | undefined {
  if (!dated.every(({ date }) => date)) return undefined;
  const years = dated.flatMap(({ date }) => date?.slice(0, 4) ?? []).sort();
  const [from] = years;
  return from ? { from, to: years.at(-1) } : undefined;
}

/** Returns the years of all positions, without an end if one is ongoing. */
function yearsOfJobs(entries: readonly ExperienceEntry[]): Years | undefined {
  const year = (date: string | undefined) => date?.slice(0, 4) ?? [];
  const years = entries.flatMap(({ start, end }) => [start, end].flatMap(year)).sort();
  const [from] = years;
  if (!from) return undefined;
  return { from, to: entries.some(({ start, end }) => start && !end) ? undefined : years.at(-1) };
}

/**
 * Returns a text with as many of the names as fit into a search result.
 * @param count number of all names, including those not in `names`
 */
function fitting(
  names: readonly string[],
  count: number,
  write: (names: readonly string[], more: boolean) => string,
): string {
  for (let taken = names.length; taken > 0; taken--) {
    const text = write(names.slice(0, taken), taken < count);
    if (text.length <= longest) return text;
  }
  return write([], false);
}
