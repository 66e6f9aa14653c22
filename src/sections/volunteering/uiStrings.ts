import { translate } from '#base/uiStrings.ts';

export const volunteeringStrings = translate({
  en: { heading: 'Volunteering' },
});
