import { translate } from '#base/words.ts';

export const teachingWords = translate({
  en: {
    heading: 'Teaching',
    tile: 'Course',
    count: (count: number) => `${count} ${count === 1 ? 'course' : 'courses'}`,
  },
});
