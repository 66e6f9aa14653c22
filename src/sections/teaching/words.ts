import { translate } from '#base/words.ts';

export const teachingWords = translate({
  en: { heading: 'Teaching' },
});
