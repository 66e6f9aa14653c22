import { translate } from '#base/words.ts';

export const educationWords = translate({
  en: {
    heading: 'Education',
    courses: (names: readonly string[]) => `Courses: ${names.join(', ')}`,
    /** Honors or a grade; a number alone is a grade. */
    honors: (text: string) => (/^[\d.,/ ]+$/.test(text) ? `Grade: ${text}` : text),
    tile: 'Degree',
    count: (count: number) => `${count} ${count === 1 ? 'degree' : 'degrees'}`,
  },
});
