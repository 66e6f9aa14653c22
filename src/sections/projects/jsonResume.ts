import { room } from '#base/fields.ts';
import { orNothing } from '#base/group.ts';
import type { EntryOf } from '#base/resume/resume.ts';
import { readUrl } from '#base/resume/webUrl.ts';
import { splitLead } from '#base/resumeText/lead.ts';
import { paragraphs, toMarkdown } from '#base/resumeText/text.ts';
import type { EntryReader } from '../entryReader.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { noteOf } from './project.ts';
import { categories, type Project, projectsFiles } from './schema.ts';

type LinkField = 'codeLink' | 'youtubeLink' | 'demoLink';
const hosts: readonly (readonly [LinkField, RegExp])[] = [
  ['codeLink', /^(.+\.)?(github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|sr\.ht)$/],
  ['youtubeLink', /^(.+\.)?(youtube\.com|youtu\.be)$/],
];
/** The fields of a résumé with links. A page under `url` is a demo only if its field says so. */
const linkFields: readonly (readonly ['code' | 'demo' | 'video' | 'url', LinkField?])[] = [
  ['code', 'codeLink'],
  ['demo', 'demoLink'],
  ['video', 'youtubeLink'],
  ['url'],
];

/** Returns a project's links by their fields: first by the name of a field, or else by the host. Others follow the text. */
function readLinks(project: EntryOf<'projects'>, { beyond, result }: EntryReader) {
  const links: Partial<Record<LinkField, string>> = {};
  for (const [name, own] of linkFields) {
    for (const text of project[name]?.split('\n') ?? []) {
      const url = result.url(text);
      const [ofHost] = hosts.find(([, host]) => url && host.test(new URL(url).hostname)) ?? [];
      const place = name === 'code' ? own : (ofHost ?? own);
      if (url && place && !links[place]) links[place] = url;
      else if (url && (!place || links[place] !== url)) {
        const label = readUrl(text)?.label;
        beyond.push(label ? `[${label}](${url})` : `<${url}>`);
      }
    }
  }
  return links;
}

/** Each project is a file in `projects/`, in the résumé's order. */
export const projectsJsonResume = jsonResumeList<'projects', Project>({
  list: 'projects',
  noun: 'project',
  files: projectsFiles,
  read(project, { reader, image }) {
    const { name, type = '', entity, roles, highlights, extras, description, summary } = project;
    const [first = '', ...others] = [description, summary].filter((text) => text !== undefined);
    const title = reader.line(name, room.line);
    if (!title) return undefined;
    const links = readLinks(project, reader);
    const { start, end } = reader.period();
    const { lead, rest } = splitLead(first, room.description);
    const fields = {
      title,
      description: lead && lead !== title ? lead : undefined,
      // `Research project` is one, `application` none.
      category: categories.find((category) => type.toLowerCase().split(/\W+/).includes(category)),
      organization: reader.line(entity, room.item),
      role: reader.line(reader.result.join(...roles), room.line),
      start: end && start !== end ? start : undefined,
      date: end ?? start,
      technologies: reader.words('keywords'),
      highlights: orNothing(highlights.flatMap(paragraphs)),
      ...links,
      // A résumé without links doesn't mean that the project is private.
      private: Object.keys(links).length ? undefined : false,
      imageSrc: image && `../${image}`,
    };
    const body = [...reader.beyond.map(toMarkdown), rest, ...[...others, ...extras].map(toMarkdown)];
    return { ...fields, body: body.filter(Boolean).join('\n\n') };
  },
  write: (project, image) => {
    const { texts, bullets } = noteOf(project);
    // The import keeps a page that is no demo in the body.
    const url =
      project.demoLink ?? project.codeLink ?? project.youtubeLink ?? texts.find((text) => /^https:\S+$/.test(text));
    return {
      name: project.title,
      description:
        [project.description, ...texts.filter((text) => text !== url)].filter(Boolean).join('\n\n') || undefined,
      highlights: orNothing([...bullets, ...(project.highlights ?? [])]),
      type: project.category,
      entity: project.organization,
      roles: project.role ? [project.role] : undefined,
      startDate: project.start,
      // A single date is the end.
      endDate: project.date,
      keywords: orNothing(project.technologies),
      url,
      image,
    };
  },
});
