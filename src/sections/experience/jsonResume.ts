import { room } from '#base/fields.ts';
import { ends, items, jsonResumeList, line, summary, url, words } from '../jsonResumeList.ts';
import { type ExperienceEntry, experienceFiles } from './schema.ts';

/** Each entry of `work` is a file in `experience/`. */
export const experienceJsonResume = jsonResumeList<'work', ExperienceEntry>({
  list: 'work',
  noun: 'job',
  files: experienceFiles,
  file: {
    title: ({ company, title }) => company ?? title,
    rank: ({ start, end, current }) => JSON.stringify([start, end, current]),
  },
  fields: {
    title: line('position', room.line),
    company: line('name', room.line),
    location: line('location', room.line),
    ...ends,
    current: { from: 'current', as: 'current' },
    websiteUrl: url(),
    technologies: words('keywords'),
    summary,
    description: items,
  },
  prepare: ({ summary, description, ...entry }) => ({
    ...entry,
    summary: [description, summary].filter(Boolean).join('\n\n') || undefined,
    // The link is the employer's.
    url: entry.name ? entry.url : undefined,
  }),
});
