import { uiStringsFor } from '#base/uiStrings.ts';
import { type Absolute, files, projectPath, routes } from '#base/urls.ts';
import type { HeaderPage } from '#content/routes.ts';
import type { Site } from '#sections/owner/schema.ts';
import type { Project } from '#sections/projects/project.ts';
import { projectsStrings } from '#sections/projects/uiStrings.ts';
import type { Post } from '#sections/writing/post.ts';

/** Text as one line of Markdown in which no letter counts as a mark. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>]|^[#+-]/g, '\\$&');

/** A link's address, in which no bracket ends it. */
const target = (url: string) => new URL(url).href.replaceAll('(', '%28').replaceAll(')', '%29');

const item = (name: string, url: string, notes?: string) =>
  `- [${plain(name)}](${target(url)})${notes ? `: ${plain(notes)}` : ''}`;

const section = (heading: string, items: readonly string[]) =>
  items.length ? [`## ${heading}`, items.join('\n')] : [];

interface Content {
  owner: Pick<Site, 'name' | 'language' | 'role' | 'tagline' | 'location' | 'lookingFor' | 'facts' | 'links' | 'pages'>;
  intro?: string;
  projects: readonly Project[];
  writing: readonly Post[];
  /** The pages that the header leads to. */
  navigation: readonly HeaderPage[];
}

/** What language models are told of the site, in the form of https://llmstxt.org. */
export function llmsText({ owner, intro, projects, writing, navigation }: Content, at: Absolute): string {
  const { name, role, tagline, location, lookingFor, facts: own = [], links, pages } = owner;
  const strings = uiStringsFor(owner.language);
  const facts = [
    [strings.about.role, role],
    [strings.about.city, location],
    [strings.about.lookingFor, lookingFor],
    ...own.map(({ name, value }) => [name, value] as const),
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  const summary = intro ?? tagline ?? role;
  return [
    `# ${plain(name)}`,
    ...(summary ? [`> ${plain(summary)}`] : []),
    ...(facts.length ? [facts.map(([term, fact]) => `- ${term}: ${plain(fact)}`).join('\n')] : []),
    ...section(strings.site, [
      item(strings.about.heading, at(routes.about)),
      ...navigation.flatMap(({ page, path }) =>
        page === 'home' ? [] : [item(strings.nav[page], at(path), pages[page])],
      ),
      item(strings.resume, at(routes.resume)),
    ]),
    ...section(
      strings.nav.projects,
      projects.map(({ title, slug, category, date, description }) => {
        const kind = [projectsStrings(owner.language)[category], date?.slice(0, 4)].filter(Boolean).join(', ');
        return item(title, at(projectPath(slug)), [`${kind}.`, description].filter(Boolean).join(' '));
      }),
    ),
    ...section(
      strings.nav.writing,
      writing.map(({ title, date, description, page, url = '' }) =>
        item(title, page ? at(page.path) : url, [date && `${date}.`, description].filter(Boolean).join(' ')),
      ),
    ),
    ...section(
      strings.social,
      links.map((link) => item(link.name, link.url)),
    ),
    // The one heading that the form names: what may be left out.
    ...section('Optional', [item(strings.feed, at(files.feed)), item(strings.contact.card, at(files.contactCard))]),
  ]
    .join('\n\n')
    .concat('\n');
}
