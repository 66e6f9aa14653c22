import { translate } from '#base/uiStrings.ts';

export const experienceStrings = translate({
  en: {
    scale: 'Entries to scale',
    logo: (company: string) => `Logo of ${company}`,
    internship: 'Internship',
    dataMine: 'Data Mine',
    tile: 'Job',
    count: (count: number) => `${count} ${count === 1 ? 'job' : 'jobs'}`,
  },
});
