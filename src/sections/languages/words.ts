import { translate } from '#base/words.ts';

/** Not "Languages": among skills, these are programming languages. */
export const languagesWords = translate({
  en: { heading: 'Spoken languages' },
});
