import { room } from '#base/fields.ts';
import { withDetail } from '#base/uiStrings.ts';
import { jsonResumeList, line } from '../jsonResumeList.ts';
import { resumeSection } from '../resumeSection.ts';
import type { Section } from '../section.ts';
import { languagesFiles, type SpokenLanguage } from './schema.ts';

export const languages = {
  ...languagesFiles,
  titleFields: ['name'],
  contents: { page: 'about', id: 'languages', name: ({ languages }) => languages.short },
  resumeRank: 130,
  resume: (languages, strings) =>
    resumeSection(strings.languages.heading, {
      rows: languages.length
        ? [{ name: null, items: languages.map(({ name, level }) => withDetail(name, level, strings)) }]
        : [],
    }),
  jsonResume: jsonResumeList<'languages', SpokenLanguage>({
    list: 'languages',
    noun: 'language',
    files: languagesFiles,
    fields: { name: line('language', room.label), level: line('fluency', room.line, 'summary') },
  }),
  person: (languages) => ({ knowsLanguage: languages.map(({ name }) => ({ '@type': 'Language' as const, name })) }),
} satisfies Section<readonly SpokenLanguage[]>;
