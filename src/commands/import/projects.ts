import { formatMonth, type Period } from '#base/dates.ts';
import { room } from '#base/fields.ts';
import { fileNames } from '#content/fileNames.ts';
import { categories } from '#sections/projects/schema.ts';
import type { Draft } from './draft.ts';
import { count, found, period, technologies } from './entries.ts';
import { splitLead } from './lead.ts';
import type { Resume } from './resumeSchema.ts';
import { markdown, oneLine } from './text.ts';

type Project = NonNullable<Resume['projects'][number]>;

const codeHosts = /^(.+\.)?(github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|sr\.ht)$/;
const videoHosts = /^(.+\.)?(youtube\.com|youtu\.be)$/;

const writeDate = ({ start, end = start }: Period) => end && formatMonth(end, 'en');

/** Which of a project's links an address is. */
function linkField(url: string): 'codeLink' | 'youtubeLink' | 'demoLink' {
  const { hostname } = new URL(url);
  if (codeHosts.test(hostname)) return 'codeLink';
  return videoHosts.test(hostname) ? 'youtubeLink' : 'demoLink';
}

/** Each project becomes a file in `projects/`, in the résumé's order; a long text goes on in the body. */
export function takeProjects({ projects }: Resume, draft: Draft): string | undefined {
  const fileName = fileNames('project');
  let taken = 0;
  let assumed = 0;
  const unknownTypes: string[] = [];
  projects.forEach((project, index) => {
    if (!project) return;
    const field = `projects[${index + 1}]`;
    const texts = [project.description, project.summary].filter((text) => text !== undefined);
    const { name } = project;
    const title = oneLine(name ?? '') || splitLead(texts[0] ?? '', room.line).lead;
    if (!title) {
      draft.leave(`${field} has no name or description ${found(project)}`);
      return;
    }
    taken++;
    if (!name) draft.tell(`${field} has no name: its title is the beginning of its description.`);
    const category = categories.find((known) => known === project.type?.toLowerCase());
    if (!category) assumed++;
    if (project.type && !category) unknownTypes.push(project.type);
    takeProject(
      project,
      { field, title, category: category ?? 'personal', order: taken, texts },
      fileName(title),
      draft,
    );
  });
  if (!taken) return undefined;
  if (unknownTypes.length) {
    const types = [...new Set(unknownTypes)].join(', ');
    draft.leave(`projects[].type, which is not research, personal or freelance (${unknownTypes.length}): ${types}`);
  }
  if (assumed) {
    draft.tell(
      `Projects are personal, since the résumé does not say research or freelance (${assumed}): set \`category\`.`,
    );
  }
  return `${taken} of ${count(projects)} → content/projects/`;
}

interface Known {
  field: string;
  title: string;
  category: (typeof categories)[number];
  order: number;
  texts: string[];
}

function takeProject(project: Project, { field, title, category, order, texts }: Known, name: string, draft: Draft) {
  const beyond: string[] = [];
  const [first = '', ...others] = texts;
  const { lead, rest } = splitLead(first, room.description);
  const url = draft.address(`${field}.url`, project.url);
  const { start, end } = period(field, project, draft, writeDate);
  if (start && end && start !== end) draft.leave('projects[].startDate: a project has one date, that of its end');
  const facts = {
    title: draft.line(`${field}.name`, title, room.line, beyond),
    // A title that had to be taken from the description need not be said twice.
    description: lead && lead !== title ? lead : undefined,
    category,
    role: draft.line(`${field}.roles`, project.roles.map(oneLine).join(', ') || undefined, room.line, beyond),
    date: end ?? start,
    order,
    technologies: technologies(project.keywords, beyond),
    ...(url && { [linkField(url)]: url }),
  };
  const highlights = project.highlights.map((text) => `- ${markdown(text).replace(/\n(?=.)/g, '\n  ')}`).join('\n');
  const body = [...beyond.map(markdown), rest, ...others.map(markdown), highlights].filter(Boolean).join('\n\n');
  draft.markdown(`projects/${name}.md`, facts, body);
}
