import { translate } from '#base/words.ts';

export const educationWords = translate({
  en: { heading: 'Education', courses: (names: readonly string[]) => `Courses: ${names.join(', ')}` },
});
