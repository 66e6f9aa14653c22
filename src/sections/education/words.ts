import { translate } from '#base/words.ts';

export const educationWords = translate({
  en: { courses: (names: readonly string[]) => `Courses: ${names.join(', ')}` },
});
