import { Feed } from 'feed';
import { firstDay } from '#base/dates.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { type Absolute, files, postPath, projectPath, routes } from '#base/urls.ts';
import type { Site } from '#sections/owner/schema.ts';
import type { Project } from '#sections/projects/schema.ts';
import { projectsStrings } from '#sections/projects/uiStrings.ts';
import type { Post } from '#sections/writing/schema.ts';

/** Readers ask again and again: a feed lists what is new, the pages have the rest. */
const most = 100;

/** The feed gives text as HTML, where these letters mean something else. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** xml-js, which writes the feed, takes `&amp;` in plain text for an ampersand that was escaped already. */
const asText = (text: string) => text.replaceAll('&amp;', '&amp;amp;');

type Owner = Pick<Site, 'name' | 'language' | 'pages'>;

/** What may be in a feed. */
interface FeedContent {
  projects?: readonly { date?: string }[];
  writing?: readonly { date?: string }[];
}

/** What is without a date has no entry: it would never be new. */
interface Entry {
  id: string;
  link: string;
  title: string;
  description?: string;
  categories: { term: string; name?: string }[];
  published: Date;
  updated: Date;
}

function projectEntries(projects: readonly Project[], language: string, at: Absolute): Entry[] {
  return projects.flatMap(({ title, slug, aliases, description, category, date }) => {
    if (!date) return [];
    const day = firstDay(date);
    return {
      // What is renamed stays the same entry: it is known by the first name that it had.
      id: at(projectPath(aliases[0] ?? slug)),
      link: at(projectPath(slug)),
      title,
      description,
      categories: category ? [{ term: category, name: projectsStrings(language)[category] }] : [],
      published: day,
      updated: day,
    };
  });
}

function postEntries(posts: readonly Post[], at: Absolute): Entry[] {
  return posts.flatMap(({ slug, title, description, date, updated = date, tags, url, aliases }) => {
    const link = url ?? at(postPath(slug));
    if (!date || !updated) return [];
    // xml-js, which writes the feed, escapes no `<` in attributes.
    const categories = tags.filter((tag) => !tag.includes('<')).map((term) => ({ term }));
    const [first] = aliases;
    return {
      id: !url && first ? at(postPath(first)) : link,
      link,
      title,
      description,
      categories,
      published: firstDay(date),
      updated: firstDay(updated),
    };
  });
}

/** Whether a feed has entries: without a date nothing is ever new. */
export const hasFeed = ({ projects = [], writing = [] }: FeedContent): boolean =>
  [...projects, ...writing].some(({ date }) => date !== undefined);

/** Returns what the feed is called: by what it holds. */
export function feedTitle({ name, language }: Pick<Site, 'name' | 'language'>, posts: readonly unknown[]): string {
  const { projects, writing } = uiStringsFor(language).nav;
  return `${posts.length ? `${projects}, ${writing}` : projects}: ${name}`;
}

/**
 * The projects and posts that have a date as an Atom feed (RFC 4287), newest first.
 * @param today the day that a feed without entries was made: Atom asks for one, and the content has none
 */
export function siteFeed(
  owner: Owner,
  { projects, writing }: { projects: readonly Project[]; writing: readonly Post[] },
  at: Absolute,
  today: Date,
): string {
  const { name, language, pages } = owner;
  const newest = [...projectEntries(projects, language, at), ...postEntries(writing, at)]
    .sort((a, b) => b.published.getTime() - a.published.getTime())
    .slice(0, most);
  const changes = newest.map(({ updated }) => updated.getTime());
  const feed = new Feed({
    id: at(files.feed),
    title: asText(feedTitle(owner, writing)),
    description: writing.length ? undefined : pages.projects && asText(pages.projects),
    link: at(writing.length || !projects.length ? routes.about : routes.projects),
    feedLinks: { atom: at(files.feed) },
    author: { name: asText(name), link: at(routes.about) },
    updated: changes.length ? new Date(Math.max(...changes)) : today,
    generator: false,
  });
  for (const { id, link, title, description, categories, published, updated } of newest) {
    feed.addItem({
      id,
      title: asHtml(title),
      link,
      description: description && asHtml(description),
      category: categories,
      date: updated,
      published,
    });
  }
  return feed.atom1();
}
