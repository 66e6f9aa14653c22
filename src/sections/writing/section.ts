import { formatDate } from '#base/dates.ts';
import { isInResume, resumeEntry, resumeSection, type Section } from '../section.ts';
import { writingJsonResume } from './jsonResume.ts';
import { type PostFrontMatter, writingFiles } from './schema.ts';
import { writingTiles } from './tiles.ts';

export const writing = {
  ...writingFiles,
  contents: { page: 'about', id: 'writing', name: ({ nav }) => nav.writing },
  resume: (posts, { nav, language }) =>
    resumeSection(nav.writing, {
      entries: posts.filter(isInResume).map(({ title, url, date, description }) =>
        resumeEntry(url ? { text: title, url } : title, {
          when: date ? formatDate(date, language) : null,
          text: description ?? null,
        }),
      ),
    }),
  tiles: writingTiles,
  jsonResume: writingJsonResume,
} satisfies Section<readonly PostFrontMatter[]>;
