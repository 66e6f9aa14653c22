import { translate } from '#base/words.ts';

export const interestsWords = translate({
  en: { heading: 'Personal Interests', contents: 'Interests' },
});
