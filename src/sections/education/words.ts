import { translate } from '#base/words.ts';

export const educationWords = translate({
  en: { heading: 'Education' },
});
