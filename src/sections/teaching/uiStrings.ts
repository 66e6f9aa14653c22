import { translate } from '#base/uiStrings.ts';

export const teachingStrings = translate({
  en: {
    heading: 'Teaching',
    tile: 'Course',
    count: (count: number) => `${count} ${count === 1 ? 'course' : 'courses'}`,
  },
});
