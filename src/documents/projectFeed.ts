import { Feed } from 'feed';
import { firstDay } from '#base/dates.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { type Absolute, files, projectPath, routes } from '#base/urls.ts';
import type { Site } from '#sections/owner/schema.ts';
import type { Project } from '#sections/projects/project.ts';
import { projectsStrings } from '#sections/projects/uiStrings.ts';

/** Readers ask again and again: a feed tells what is new, the Projects page holds the rest. */
const most = 100;

/** The feed gives text as HTML, where these letters mean something else. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** xml-js, which writes the feed, takes `&amp;` in plain text for an ampersand that was escaped already. */
const asText = (text: string) => text.replaceAll('&amp;', '&amp;amp;');

/**
 * The projects that have a date as an Atom feed (RFC 4287), newest first.
 * @param today the day that a feed without entries was made: Atom asks for one, and the content has none
 */
export function projectFeed(
  { name, language, pages }: Pick<Site, 'name' | 'language' | 'pages'>,
  projects: readonly Project[],
  at: Absolute,
  today: Date,
): string {
  // Without a date nothing is new.
  const dated = projects.flatMap((project) => (project.date ? [{ ...project, day: firstDay(project.date) }] : []));
  const newest = dated.sort((a, b) => b.day.getTime() - a.day.getTime()).slice(0, most);
  const feed = new Feed({
    id: at(files.feed),
    title: asText(`${uiStringsFor(language).nav.projects}: ${name}`),
    description: pages.projects && asText(pages.projects),
    link: at(routes.projects),
    feedLinks: { atom: at(files.feed) },
    author: { name: asText(name), link: at(routes.about) },
    updated: newest[0]?.day ?? today,
    generator: false,
  });
  for (const { title, slug, aliases, description, category, day } of newest) {
    feed.addItem({
      // A renamed project stays the same entry: it is known by the first name that it had.
      id: at(projectPath(aliases[0] ?? slug)),
      title: asHtml(title),
      link: at(projectPath(slug)),
      description: description && asHtml(description),
      category: [{ term: category, name: projectsStrings(language)[category] }],
      date: day,
      published: day,
    });
  }
  return feed.atom1();
}
