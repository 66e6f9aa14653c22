import type { PartialDate } from '../../../src/lib/dates.ts';
import { place } from './basics.ts';
import { readPeriod } from './dates.ts';
import type { Draft } from './draft.ts';
import { fileNames } from './fileNames.ts';
import type { Resume } from './resumeSchema.ts';
import { oneLine, paragraphs } from './text.ts';

/** Each entry becomes a file in `experience/`. */
export function takeWork({ work }: Resume, draft: Draft): string | undefined {
  const fileName = fileNames('entry');
  let taken = 0;
  work.forEach((entry, index) => {
    if (!entry) return;
    const field = `work[${index + 1}]`;
    const company = entry.name ?? entry.company;
    if (!entry.position && !company) {
      draft.leave(`${field} names neither a position nor a company`);
      return;
    }
    const beyond: string[] = [];
    const { description, summary, highlights } = entry;
    const websiteUrl = draft.address(`${field}.url`, entry.url ?? entry.website);
    if (websiteUrl && !company) draft.leave(`${field}.url: there is no company that it could belong to`);
    const facts = {
      title: draft.line(`${field}.position`, entry.position, 80, beyond),
      company: draft.line(`${field}.name`, company, 80, beyond),
      location: draft.line(`${field}.location`, place(entry.location), 80, beyond),
      ...period(field, entry, draft),
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

/** The dates of an entry; a period that cannot be told is left out, and said. */
export function period(field: string, { startDate, endDate }: { startDate?: string; endDate?: string }, draft: Draft) {
  try {
    const { start, end } = readPeriod(startDate, endDate);
    return { start: plain(start), end: plain(end) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    draft.tell(`${field}: the period was left out, since ${error.message}.`);
    return {};
  }
}

/** A year as a number, as one writes it in YAML. */
const plain = (date: PartialDate | undefined) => (date?.length === 4 ? Number(date) : date);

/** Entries that are there: blank ones are none. */
export const count = (entries: readonly unknown[]) => entries.filter(Boolean).length;

/** Chips, each once; what is too long for one is a text. */
export function technologies(keywords: readonly string[], beyond: string[]): string[] | undefined {
  const words = [...new Set(keywords.map(oneLine))].filter(Boolean);
  const fitting = words.filter((word) => word.length <= 120);
  beyond.push(...words.filter((word) => word.length > 120));
  return fitting.length ? fitting : undefined;
}
