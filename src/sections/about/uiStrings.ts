import { translate } from '#base/uiStrings.ts';

export const aboutStrings = translate({
  en: { heading: 'Background' },
});
