import { formatMonth, type Period } from '#base/dates.ts';
import { room } from '#base/fields.ts';
import { orNothing } from '#base/group.ts';
import { keywords, optionalText, periodNames, type ReadEntry, texts } from '#base/resume/fields.ts';
import { splitLead } from '#base/resumeText/lead.ts';
import { oneLine, toMarkdown } from '#base/resumeText/text.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import type { Reports } from '../reports.ts';
import { partWords, period, technologiesFrom } from '../resumeEntries.ts';
import { type Category, categories, type Project, projectsFiles } from './schema.ts';

const fields = {
  name: optionalText,
  description: optionalText,
  summary: optionalText,
  highlights: texts,
  keywords,
  startDate: optionalText,
  endDate: optionalText,
  url: optionalText,
  code: optionalText,
  demo: optionalText,
  video: optionalText,
  links: texts,
  beside: optionalText,
  entity: optionalText,
  roles: texts,
  type: optionalText,
  image: optionalText,
};

/** Names of links, alone and as `githubUrl` or `githubLink`. */
const named = (names: string) => names.replace(/\w+/g, '$& $&url $&link');

const codeHosts = /^(.+\.)?(github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|sr\.ht)$/;
const videoHosts = /^(.+\.)?(youtube\.com|youtu\.be)$/;

/** Returns the field of a project's link, by its host. */
function linkField(url: string): 'codeLink' | 'youtubeLink' | 'demoLink' {
  const { hostname } = new URL(url);
  if (codeHosts.test(hostname)) return 'codeLink';
  return videoHosts.test(hostname) ? 'youtubeLink' : 'demoLink';
}

/** Returns a project's links by their fields; a second one of a field goes to `beyond`. */
function readLinks(
  { code, demo, video, url, links: others }: ReadEntry<typeof fields>,
  field: string,
  reports: Reports,
  beyond: string[],
) {
  const links: Partial<Record<ReturnType<typeof linkField>, string>> = {};
  const named = Object.entries({ code, demo, video, url }).map(([name, texts]) => [name, texts?.split('\n')] as const);
  const all = [...named, ['links', others] as const];
  for (const [name, text] of all.flatMap(([name, texts = []]) => texts.map((text) => [name, text] as const))) {
    const url = reports.url(`${field}, ${name}`, text);
    if (!url) continue;
    // On an unknown host, only the name of the field shows that it is code.
    const place = name === 'code' ? 'codeLink' : linkField(url);
    links[place] ??= url;
    if (links[place] !== url) beyond.push(`<${url}>`);
  }
  return links;
}

/** Returns the only category that a type contains: `Research project` has one, `application` none. */
function categoryOf(type = ''): Category | undefined {
  const [named, ...others] = categories.filter((category) => new RegExp(`\\b${category}\\b`, 'i').test(type));
  return others.length ? undefined : named;
}
const writeDate = ({ start, end = start }: Period) => end && formatMonth(end, 'en');

/** Returns the description, and the body, which continues a long one. */
function descriptionAndBody(project: ReadEntry<typeof fields>, title: string, beyond: readonly string[]) {
  const [first = '', ...others] = [project.description, project.summary].filter((text) => text !== undefined);
  const { lead, rest } = splitLead(first, room.description);
  const body = [...beyond.map(toMarkdown), rest, ...[...others, project.beside ?? ''].map(toMarkdown)]
    .filter(Boolean)
    .join('\n\n');
  // The title may be taken from the description.
  return { description: lead && lead !== title ? lead : undefined, body };
}

/** Each project is a file in `projects/`, in the résumé's order. */
export const projectsJsonResume = jsonResumeList({
  list: 'projects',
  noun: 'project',
  names: 'personalprojects',
  headings: {
    rank: 70,
    words: /project|projekt|projet|proyecto|progett|projeto|proje\b|проект|项目|專案|プロジェクト|프로젝트/i,
  },
  files: projectsFiles,
  fields,
  main: 'name',
  rest: 'beside',
  synonyms: {
    name: 'title',
    url: 'link href',
    code: named(
      'github gitlab bitbucket codeberg git repo repository githubrepo githubrepository source sourcecode code',
    ),
    demo: named('demo live livedemo livesite website site app web homepage project projectpage preview deployment'),
    video: named('video youtube'),
    links: 'urls',
    summary: 'details overview about',
    ...periodNames,
    highlights: 'achievements features bullets',
    keywords: 'technologies technology techstack tech stack tools skills tags',
    entity: 'organization company client',
    roles: 'role',
    image: 'cover picture screenshot thumbnail imageurl',
  },
  needs: 'name or description',
  read(project, { reports, field, position, image }) {
    const { name, type } = project;
    const title = oneLine(name ?? '') || splitLead(project.description ?? project.summary ?? '', room.line).lead;
    if (!title) return undefined;
    if (!name) reports.report(`${field} has no name: its title is the beginning of its description.`);
    const beyond: string[] = [];
    const links = readLinks(project, field, reports, beyond);
    const { bullets, words } = partWords(project.highlights.map(oneLine));
    const { start, end } = period(field, project, reports, writeDate);
    const fields = {
      title: reports.line(`${field}, name`, title, room.line, beyond),
      category: categoryOf(type),
      organization: reports.line(`${field}, entity`, project.entity, room.item, beyond),
      role: reports.line(`${field}, roles`, reports.join(...project.roles.map(oneLine)), room.line, beyond),
      start: end && start !== end ? start : undefined,
      date: end ?? start,
      order: position,
      technologies: technologiesFrom([...project.keywords, ...words], beyond),
      highlights: orNothing(bullets),
      ...links,
      // A résumé without links doesn't mean that the project is private.
      private: Object.keys(links).length ? undefined : false,
      imageSrc: image && `../${image}`,
    };
    return { ...fields, ...descriptionAndBody(project, title, beyond) };
  },
  report(taken, reports: Reports) {
    const types = taken.flatMap(({ entry, fields }) => (fields.category ? [] : (entry.type ?? [])));
    if (!types.length) return;
    const unknown = [...new Set(types)].join(', ');
    reports.omit(`Unknown types of projects: ${unknown}`, types);
  },
  write: (project: Project, image) => ({
    name: project.title,
    description: project.description,
    highlights: orNothing(project.highlights ?? []),
    type: project.category,
    entity: project.organization,
    roles: project.role ? [project.role] : undefined,
    startDate: project.start,
    // A single date is the end.
    endDate: project.date,
    keywords: orNothing(project.technologies),
    url: project.demoLink ?? project.codeLink ?? project.youtubeLink,
    image,
  }),
});
