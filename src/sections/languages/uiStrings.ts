import { translate } from '#base/uiStrings.ts';

/** The heading is not just "Languages": among skills, these are programming languages. */
export const languagesStrings = translate({
  en: { heading: 'Spoken languages', short: 'Languages' },
});
