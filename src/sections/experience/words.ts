import { translate } from '#base/words.ts';

export const experienceWords = translate({
  en: {
    empty: 'No entries yet.',
    scale: 'Entries to scale',
    logo: (company: string) => `Logo of ${company}`,
    internship: 'Internship',
    dataMine: 'Data Mine',
  },
});
