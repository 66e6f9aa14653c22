import { translate } from '#base/uiStrings.ts';

export const skillsStrings = translate({
  en: { heading: 'Tech Stack' },
});
