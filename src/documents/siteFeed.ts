import { Feed } from 'feed';
import { firstDay } from '#base/dates.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { type Absolute, files, postPath, projectPath, routes } from '#base/urls.ts';
import type { Site } from '#sections/contentFiles.ts';
import type { Project } from '#sections/projects/schema.ts';
import { projectsStrings } from '#sections/projects/uiStrings.ts';
import type { Post } from '#sections/writing/schema.ts';

/** Maximum number of entries, since feed readers download the feed often. */
const most = 100;

/** Escapes text, since the feed has HTML. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Escapes `&amp;` in plain text, which xml-js, which writes the feed, would take for an escaped ampersand. */
const asText = (text: string) => text.replaceAll('&amp;', '&amp;amp;');

type Owner = Pick<Site, 'name' | 'language' | 'pages'>;

/** Content that can be in a feed. */
interface FeedContent {
  projects?: readonly { date?: string }[];
  writing?: readonly { date?: string }[];
}

/** A feed entry. Undated content has none. */
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
      // The id has the project's first slug, so that a renamed project stays the same entry.
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
    // xml-js, which writes the feed, doesn't escape `<` in attributes.
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

/** Whether the feed has entries, that is, any content has a date. */
export const hasFeed = ({ projects = [], writing = [] }: FeedContent): boolean =>
  [...projects, ...writing].some(({ date }) => date !== undefined);

/** Returns the feed's title: the kinds of its content, and the owner's name. */
export function feedTitle({ name, language }: Pick<Site, 'name' | 'language'>, content: FeedContent): string {
  const { nav, comma, colon } = uiStringsFor(language);
  const kinds = (['projects', 'writing'] as const).filter((kind) => content[kind]?.length);
  return [kinds.map((kind) => nav[kind]).join(comma), name].filter(Boolean).join(colon);
}

/**
 * Returns projects and posts with a date as an Atom feed (RFC 4287), newest first.
 * @param today date of a feed without entries, since Atom requires a date
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
    title: asText(feedTitle(owner, { projects, writing })),
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
