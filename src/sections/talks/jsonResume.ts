import { room } from '#base/fields.ts';
import { place } from '#base/place.ts';
import { linkNames, optionalText, placeParts } from '#base/resume/fields.ts';
import { oneLine } from '#base/resumeText/text.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { monthFrom } from '../resumeEntries.ts';
import { type Talk, talksFiles } from './schema.ts';

export const talksJsonResume = jsonResumeList({
  list: 'talks',
  noun: 'talk',
  isExtension: true,
  names: 'presentations speaking speeches',
  headings: {
    rank: 30,
    words: /\btalks?\b|speaking|presentation|vortr(a|ä)g|conférences? données|ponencia|palestra|доклад|演讲|講演/i,
  },
  files: talksFiles,
  fields: {
    title: optionalText,
    event: optionalText,
    location: placeParts,
    date: optionalText,
    summary: optionalText,
    url: optionalText,
    slides: optionalText,
    video: optionalText,
  },
  main: 'title',
  nameFields: ['title', 'event'],
  synonyms: {
    ...linkNames,
    title: 'name topic talk',
    event: 'conference venue meetup organization',
    location: 'place city',
    date: 'releasedate startdate year',
    summary: 'abstract description details',
    slides: 'slidesurl deck',
    video: 'videourl recording youtube',
  },
  needs: 'title or event',
  read: ({ title, event, location, date, summary, url, slides, video }, { reports, field }) =>
    (title || event) && {
      title: reports.line(`${field}, title`, title || event, room.item),
      event: title && reports.line(`${field}, event`, event, room.line),
      location: reports.line(`${field}, location`, place(location, reports.language), room.line),
      date: monthFrom(`${field}, date`, date, reports),
      summary: summary && oneLine(summary),
      url: reports.url(`${field}, url`, url),
      slides: reports.url(`${field}, slides`, slides),
      video: reports.url(`${field}, video`, video),
    },
  write: ({ resume: _, ...talk }: Talk) => talk,
});
