import { room } from '#base/fields.ts';
import { orNothing } from '#base/group.ts';
import { place } from '#base/place.ts';
import { keywords, linkNames, optionalText, periodNames, placeParts, texts } from '#base/resume/fields.ts';
import { paragraphs } from '#base/resumeText/text.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { partList, partWords, period, summaryParagraph, technologiesFrom, writePeriod } from '../resumeEntries.ts';
import { type ExperienceEntry, experienceFiles } from './schema.ts';

/** Each entry of `work` is a file in `experience/`. */
export const experienceJsonResume = jsonResumeList({
  list: 'work',
  noun: 'job',
  names: 'experience experiences workexperience professionalexperience workhistory employment jobs',
  headings: {
    rank: 130,
    words:
      /experience|employment|career|\bwork\b|\bjobs?\b|berufs|erfahrung|werdegang|expérience|parcours|experiencia|laboral|esperienz|experiência|werkervaring|doświadcz|erfarenhet|deneyim|опыт|досвід|工作|经历|經歷|职业|職歴|職務|경력/i,
  },
  files: experienceFiles,
  file: {
    title: ({ company, title }) => company ?? title,
    rank: ({ start, end, current }) => JSON.stringify([start, end, current]),
  },
  fields: {
    name: optionalText,
    position: optionalText,
    location: placeParts,
    url: optionalText,
    startDate: optionalText,
    endDate: optionalText,
    description: optionalText,
    summary: optionalText,
    highlights: texts,
    keywords,
  },
  main: 'position',
  nameFields: ['name', 'position'],
  rest: 'description',
  synonyms: {
    name: 'company employer organization organisation org companyname',
    position: 'title role jobtitle designation',
    location: 'joblocation worklocation place city',
    ...linkNames,
    ...periodNames,
    summary: 'details',
    highlights: 'achievements accomplishments responsibilities bullets tasks duties activities',
    keywords: 'technologies technology techstack tech stack tools skills tags',
  },
  needs: 'position or name',
  read(entry, { reports, field }) {
    const { name: company, position, description, summary, highlights } = entry;
    if (!position && !company) return undefined;
    const beyond: string[] = [];
    const websiteUrl = reports.url(`${field}, url`, entry.url);
    if (entry.location?.address) reports.omitPrivate(`${field}, street`, entry.location.address);
    if (websiteUrl && !company) reports.omit(`${field}: its link, since the job has no company`, websiteUrl);
    const about = summary ?? description;
    const parts = partList(about);
    // Several paragraphs become list items.
    const isList = !parts.items.length && paragraphs(about ?? '').length > 1;
    const items = isList ? paragraphs(about ?? '') : parts.items;
    const beside = [isList ? undefined : parts.summary, summary && description].filter(Boolean).join('\n');
    const { bullets, words } = partWords([...items, ...highlights.flatMap(paragraphs)]);
    const fields = {
      title: reports.line(`${field}, position`, position, room.line, beyond),
      company: reports.line(`${field}, name`, company, room.line, beyond),
      location: reports.line(`${field}, location`, place(entry.location, reports.language), room.line, beyond),
      ...period(field, entry, reports, writePeriod, 'without dates, after all others'),
      websiteUrl,
      technologies: technologiesFrom([...entry.keywords, ...words], beyond),
    };
    return { ...fields, summary: summaryParagraph(beside), description: orNothing([...beyond, ...bullets]) };
  },
  write: (entry: ExperienceEntry) => ({
    name: entry.company,
    position: entry.title,
    location: entry.location,
    url: entry.websiteUrl,
    startDate: entry.start,
    endDate: entry.end,
    summary: entry.summary,
    highlights: orNothing(entry.description),
    // Not in the schema, which allows further fields.
    keywords: orNothing(entry.technologies),
  }),
});
