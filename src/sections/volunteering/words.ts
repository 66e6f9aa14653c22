import { translate } from '#base/words.ts';

export const volunteeringWords = translate({
  en: { heading: 'Volunteering' },
});
