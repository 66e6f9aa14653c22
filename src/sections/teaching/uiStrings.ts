import { translate } from '#base/uiStrings.ts';

export const teachingStrings = translate({
  en: { heading: 'Teaching' },
});
