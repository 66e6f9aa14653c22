import { translate } from '#base/uiStrings.ts';

export const experienceStrings = translate({
  en: {
    empty: 'No entries yet.',
    scale: 'Entries to scale',
    logo: (company: string) => `Logo of ${company}`,
    internship: 'Internship',
    dataMine: 'Data Mine',
  },
});
