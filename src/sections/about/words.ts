import { translate } from '#base/words.ts';

export const aboutWords = translate({
  en: { heading: 'Background' },
});
