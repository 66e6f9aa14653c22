import { translate } from '#base/uiStrings.ts';

export const referencesStrings = translate({
  en: { heading: 'References', all: (count: number) => `All ${count} references` },
});
