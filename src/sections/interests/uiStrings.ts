import { translate } from '#base/uiStrings.ts';

export const interestsStrings = translate({
  en: { heading: 'Personal Interests', contents: 'Interests' },
});
