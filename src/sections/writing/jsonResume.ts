import { z } from 'zod';
import { room } from '#base/fields.ts';
import { orNothing } from '#base/group.ts';
import { keywords, linkNames, optionalText } from '#base/resume/fields.ts';
import { oneLine, toMarkdown } from '#base/resumeText/text.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import type { Reports } from '../reports.ts';
import { monthFrom } from '../resumeEntries.ts';
import { type Post, writingFiles } from './schema.ts';

/** Returns a day, which only posts have, or else a month or a year. */
function day(field: string, text: string | undefined, reports: Reports): string | number | undefined {
  const [start = ''] = text?.split('T') ?? [];
  return z.iso.date().safeParse(start).success ? start : monthFrom(field, text, reports);
}

/** Each post is a file in `writing/`. Its text is exported as Markdown under `x-vitrine`. */
export const writingJsonResume = jsonResumeList({
  list: 'writing',
  noun: 'post',
  isExtension: true,
  names: 'posts articles blog blogposts blogs',
  files: writingFiles,
  fields: {
    title: optionalText,
    description: optionalText,
    date: optionalText,
    updated: optionalText,
    tags: keywords,
    url: optionalText,
    content: optionalText,
  },
  main: 'title',
  rest: 'description',
  synonyms: {
    ...linkNames,
    title: 'name headline',
    description: 'summary excerpt abstract',
    date: 'releasedate publishdate datepublished published year',
    updated: 'datemodified lastmodified modified',
    tags: 'keywords topics categories',
    content: 'text body articlebody',
  },
  needs: 'title',
  read({ title, description, date, updated, tags, url, content }, { reports, field }) {
    const beyond: string[] = [];
    return (
      title && {
        title: reports.line(`${field}, title`, title, room.item),
        description: reports.line(`${field}, description`, description, room.description, beyond),
        date: day(`${field}, date`, date, reports),
        updated: day(`${field}, updated`, updated, reports),
        tags: orNothing(tags.flatMap((tag) => reports.line(`${field}, tags`, oneLine(tag), room.label) ?? [])),
        url: reports.url(`${field}, url`, url),
        body: [...beyond.map(toMarkdown), content && toMarkdown(content)].filter(Boolean).join('\n\n'),
      }
    );
  },
  write: ({ title, description, date, updated, tags, url }: Post) => ({
    title,
    description,
    date,
    updated,
    tags: orNothing(tags),
    url,
  }),
});
