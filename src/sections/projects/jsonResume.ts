import { room } from '#base/fields.ts';
import { orNothing } from '#base/group.ts';
import type { EntryOf } from '#base/resume/resume.ts';
import { splitLead } from '#base/resumeText/lead.ts';
import { oneLine, paragraphs, toMarkdown } from '#base/resumeText/text.ts';
import type { ImportResult } from '../importResult.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { period, wordsFrom } from '../resumeEntries.ts';
import { type Category, categories, type Project, projectsFiles } from './schema.ts';

const codeHosts = /^(.+\.)?(github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|sr\.ht)$/;
const videoHosts = /^(.+\.)?(youtube\.com|youtu\.be)$/;
type LinkField = 'codeLink' | 'youtubeLink' | 'demoLink';

/** Returns the field of a link by its host; undefined for any other page, which is a demo only if its field says so. */
function fieldOfHost(url: string): LinkField | undefined {
  const { hostname } = new URL(url);
  if (codeHosts.test(hostname)) return 'codeLink';
  return videoHosts.test(hostname) ? 'youtubeLink' : undefined;
}

/** Returns a project's links by their fields; others go to `beyond`. */
function readLinks(project: EntryOf<'projects'>, field: string, result: ImportResult, beyond: string[]) {
  const links: Partial<Record<LinkField, string>> = {};
  const named = { code: 'codeLink', demo: 'demoLink', video: 'youtubeLink', url: undefined } as const;
  for (const [name, own] of Object.entries(named) as [keyof typeof named, LinkField | undefined][]) {
    for (const text of project[name]?.split('\n') ?? []) {
      const url = result.url(`${field}, ${name}`, text);
      const place = url && (name === 'code' ? own : (fieldOfHost(url) ?? own));
      if (place && !links[place]) links[place] = url;
      else if (url && (!place || links[place] !== url)) beyond.push(`<${url}>`);
    }
  }
  return links;
}

/** Returns the only category that a type contains: `Research project` has one, `application` none. */
function categoryOf(type = ''): Category | undefined {
  const [named, ...others] = categories.filter((category) => new RegExp(`\\b${category}\\b`, 'i').test(type));
  return others.length ? undefined : named;
}

/** Each project is a file in `projects/`, in the résumé's order. */
export const projectsJsonResume = jsonResumeList<'projects', Project>({
  list: 'projects',
  noun: 'project',
  files: projectsFiles,
  read(project, { result, field, position, image }) {
    const { name, type, extras } = project;
    const [first = '', ...others] = [project.description, project.summary].filter((text) => text !== undefined);
    const title = oneLine(name ?? '') || splitLead(first, room.line).lead;
    if (!title) return undefined;
    if (!name) result.report(`${field} has no name: its title is the beginning of its description.`);
    const beyond: string[] = [];
    const links = readLinks(project, field, result, beyond);
    const { start, end } = period(field, project, result);
    const { lead, rest } = splitLead(first, room.description);
    const fields = {
      title: result.line(`${field}, name`, title, room.line, beyond),
      description: lead && lead !== title ? lead : undefined,
      category: categoryOf(type),
      organization: result.line(`${field}, entity`, project.entity, room.item, beyond),
      role: result.line(`${field}, roles`, result.join(...project.roles.map(oneLine)), room.line, beyond),
      start: end && start !== end ? start : undefined,
      date: end ?? start,
      order: position,
      technologies: wordsFrom(project.keywords, beyond),
      highlights: orNothing(project.highlights.flatMap(paragraphs)),
      ...links,
      // A résumé without links doesn't mean that the project is private.
      private: Object.keys(links).length ? undefined : false,
      imageSrc: image && `../${image}`,
    };
    const body = [...beyond.map(toMarkdown), rest, ...[...others, ...extras].map(toMarkdown)];
    return { ...fields, body: body.filter(Boolean).join('\n\n') };
  },
  write: (project, image) => ({
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
