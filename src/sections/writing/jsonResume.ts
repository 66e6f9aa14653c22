import { z } from 'zod';
import { room } from '#base/fields.ts';
import { orNothing } from '#base/group.ts';
import { oneLine, toMarkdown } from '#base/resumeText/text.ts';
import type { ImportResult } from '../importResult.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { monthFrom } from '../resumeEntries.ts';
import { type Post, writingFiles } from './schema.ts';

/** Returns a day, which only posts have, or else a month or a year. */
function day(field: string, text: string | undefined, result: ImportResult): string | number | undefined {
  const [start = ''] = text?.split('T') ?? [];
  return z.iso.date().safeParse(start).success ? start : monthFrom(field, text, result);
}

/** Each post is a file in `writing/`. */
export const writingJsonResume = jsonResumeList<'writing', Post>({
  list: 'writing',
  noun: 'post',
  files: writingFiles,
  read({ title, description, date, updated, tags, url, content }, { result, field }) {
    const beyond: string[] = [];
    return title
      ? {
          title: result.line(`${field}, title`, title, room.item, beyond),
          description: result.line(`${field}, description`, description, room.description, beyond),
          date: day(`${field}, date`, date, result),
          updated: day(`${field}, updated`, updated, result),
          tags: orNothing(tags.flatMap((tag) => result.line(`${field}, tags`, oneLine(tag), room.label) ?? [])),
          url: result.url(`${field}, url`, url),
          body: [...beyond, content]
            .map((text) => text && toMarkdown(text))
            .filter(Boolean)
            .join('\n\n'),
        }
      : undefined;
  },
  write: false,
});
