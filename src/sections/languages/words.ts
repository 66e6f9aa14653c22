import { translate } from '#base/words.ts';

/** The heading is not just "Languages": among skills, these are programming languages. */
export const languagesWords = translate({
  en: { heading: 'Spoken languages', short: 'Languages' },
});
