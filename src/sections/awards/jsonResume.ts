import { room } from '#base/fields.ts';
import { linkNames, optionalText } from '#base/resume/fields.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { monthFrom, summaryParagraph } from '../resumeEntries.ts';
import { type Award, awardsFiles } from './schema.ts';

export const awardsJsonResume = jsonResumeList({
  list: 'awards',
  noun: 'award',
  names: 'honors honours prizes achievements scholarships',
  headings: {
    rank: 50,
    words:
      /award|honou?r|prize|auszeichnung|\bpreise?\b|\bprix\b|récompense|distinction|premio|premi\b|prêmio|nagrod|utmärk|ödül|награ|荣誉|榮譽|奖|獎|受賞|수상/i,
  },
  areNames: true,
  files: awardsFiles,
  fields: { title: optionalText, date: optionalText, awarder: optionalText, summary: optionalText, url: optionalText },
  main: 'title',
  synonyms: {
    ...linkNames,
    title: 'name award',
    date: 'releasedate year',
    awarder: 'issuer organization institution by',
    summary: 'description details',
  },
  needs: 'title or awarder',
  read({ title, date, awarder, summary, url }, { reports, field }) {
    if (!title && !awarder) return undefined;
    const beyond: string[] = [];
    return {
      title: reports.line(`${field}, title`, title ?? awarder, room.item, beyond),
      issuer: title && reports.line(`${field}, awarder`, awarder, room.item, beyond),
      date: monthFrom(`${field}, date`, date, reports),
      url: reports.url(`${field}, url`, url),
      summary: summaryParagraph(summary, beyond),
    };
  },
  write: ({ title, issuer, date, summary }: Award) => ({ title, date, awarder: issuer, summary }),
});
