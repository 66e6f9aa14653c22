import { fieldGroup, line, namesOf, resume, room, words } from '#base/fields.ts';
import { withDetail } from '#base/uiStrings.ts';
import { type EntryOf, listOf } from '../files.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { resumeSection } from '../resumeSection.ts';
import type { Section } from '../section.ts';

const files = listOf(
  'languages.yaml',
  'Languages that you speak, best first.',
  fieldGroup({
    name: words(room.label)
      .meta({ otherNames: `${namesOf.name} language` })
      .describe('Name of the language. Example: German.'),
    level: line(room.line)
      .optional()
      .meta({ otherNames: namesOf.level })
      .describe('CEFR level (A1 to C2) or words. Example: Native.'),
    resume,
  }),
);

export type SpokenLanguage = EntryOf<typeof files>;

export const languages = {
  ...files,
  titleFields: ['name'],
  contents: {
    page: 'about',
    id: 'languages',
    name: ({ languages }) => languages.short,
    heading: ({ languages }) => languages.heading,
    layout: 'cells',
  },
  rows: (languages) => languages.map(({ lang, name, level }) => ({ lang, title: name, term: level })),
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
    files,
    from: { name: 'language', level: 'fluency, summary' },
  }),
  person: (languages) => ({ knowsLanguage: languages.map(({ name }) => ({ '@type': 'Language' as const, name })) }),
} satisfies Section<readonly SpokenLanguage[]>;
