import { room } from '#base/fields.ts';
import { fileNames } from '#content/fileNames.ts';
import type { Draft } from './draft.ts';
import { count, found, period, place, technologies, writePeriod } from './entries.ts';
import type { Resume } from './resumeSchema.ts';
import { oneLine, paragraphs } from './text.ts';

/** Each entry becomes a file in `experience/`. */
export function takeWork({ work }: Resume, draft: Draft): string | undefined {
  const fileName = fileNames('entry');
  let taken = 0;
  work.forEach((entry, index) => {
    if (!entry) return;
    const field = `work[${index + 1}]`;
    const company = entry.name;
    if (!entry.position && !company) {
      draft.leave(`${field} has no position or name ${found(entry)}`);
      return;
    }
    const beyond: string[] = [];
    const { description, summary, highlights } = entry;
    const websiteUrl = draft.address(`${field}.url`, entry.url);
    if (websiteUrl && !company) draft.leave(`${field}.url: there is no company that it could belong to`);
    const facts = {
      title: draft.line(`${field}.position`, entry.position, room.line, beyond),
      company: draft.line(`${field}.name`, company, room.line, beyond),
      location: draft.line(`${field}.location`, place(entry.location), room.line, beyond),
      ...period(field, entry, draft, writePeriod, 'without dates, after all others'),
      websiteUrl,
      technologies: technologies(entry.keywords, beyond),
    };
    const told = [description, summary, ...highlights].flatMap((text) => paragraphs(text ?? ''));
    const all = [...beyond, ...told];
    const name = fileName(oneLine(company ?? entry.position ?? ''));
    draft.markdown(`experience/${name}.md`, { ...facts, description: all.length ? all : undefined }, '');
    taken++;
  });
  if (!taken) return undefined;
  draft.tell('Experience has no `type` (internship, the data mine): a résumé does not say it.');
  return `${taken} of ${count(work)} → content/experience/`;
}
