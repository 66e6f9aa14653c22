import { translate } from '#base/words.ts';

export const referencesWords = translate({
  en: { heading: 'References', all: (count: number) => `All ${count} references` },
});
