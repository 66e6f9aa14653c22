import { translate } from '#base/words.ts';

export const awardsWords = translate({
  en: { heading: 'Awards', all: (count: number) => `All ${count} awards` },
});
