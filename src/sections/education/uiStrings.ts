import { translate } from '#base/uiStrings.ts';

export const educationStrings = translate({
  en: {
    heading: 'Education',
    courses: (names: readonly string[]) => `Courses: ${names.join(', ')}`,
    /** Honors or a grade; a number alone is a grade. */
    honors: (text: string) => (/^[\d.,/ ]+$/.test(text) ? `Grade: ${text}` : text),
    tile: 'Degree',
    count: (count: number) => `${count} ${count === 1 ? 'degree' : 'degrees'}`,
  },
});
