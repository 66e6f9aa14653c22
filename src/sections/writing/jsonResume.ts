import { z } from 'zod';
import { room } from '#base/fields.ts';
import { keywords, linkNames, text } from '#base/resumeText/fields.ts';
import { markdown, oneLine } from '#base/resumeText/text.ts';
import type { Draft } from '../draft.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { month } from '../resumeEntries.ts';
import { orNothing } from '../section.ts';
import { type Post, writingFiles } from './schema.ts';

/** A post knows its day, which other entries of a résumé don't. */
function day(field: string, text: string | undefined, draft: Draft): string | number | undefined {
  const [start = ''] = text?.split('T') ?? [];
  return z.iso.date().safeParse(start).success ? start : month(field, text, draft);
}

/** Each post is a file in `writing/`. Its text travels as Markdown under `x-vitrine`. */
export const writingJsonResume = jsonResumeList({
  list: 'writing',
  noun: 'post',
  isExtension: true,
  names: 'posts articles blog blogposts blogs',
  files: writingFiles,
  file: { kind: 'post', title: ({ title }) => title },
  fields: { title: text, description: text, date: text, updated: text, tags: keywords, url: text, content: text },
  main: 'title',
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
  read({ title, description, date, updated, tags, url, content }, { draft, field }) {
    const beyond: string[] = [];
    return (
      title && {
        title: draft.line(`${field}, title`, title, room.item),
        description: draft.line(`${field}, description`, description, room.description, beyond),
        date: day(`${field}, date`, date, draft),
        updated: day(`${field}, updated`, updated, draft),
        tags: orNothing(tags.flatMap((tag) => draft.line(`${field}, tags`, oneLine(tag), room.label) ?? [])),
        url: draft.address(`${field}, url`, url),
        body: [...beyond.map(markdown), content && markdown(content)].filter(Boolean).join('\n\n'),
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
