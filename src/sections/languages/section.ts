import { resumeSection } from '../resumeSection.ts';
import type { Section } from '../section.ts';
import { languagesJsonResume } from './jsonResume.ts';
import { languagesFiles, type SpokenLanguage } from './schema.ts';

export const languages = {
  ...languagesFiles,
  titleFields: ['name'],
  contents: { page: 'about', id: 'languages', name: ({ languages }) => languages.short },
  resumeRank: 130,
  resume: (languages, { languages: own, colon }) => {
    const beside = (level: string) => (colon === '：' ? `（${level}）` : ` (${level})`);
    const items = languages.map(({ name, level }) => (level ? name + beside(level) : name));
    return resumeSection(own.heading, { rows: items.length ? [{ name: null, items }] : [] });
  },
  jsonResume: languagesJsonResume,
  person: (languages) => ({ knowsLanguage: languages.map(({ name }) => ({ '@type': 'Language' as const, name })) }),
} satisfies Section<readonly SpokenLanguage[]>;
