import { translate } from '#base/words.ts';

export const skillsWords = translate({
  en: { heading: 'Tech Stack' },
});
