import { translate } from '#base/words.ts';

export const awardsWords = translate({
  en: {
    heading: 'Awards',
    all: (count: number) => `All ${count} awards`,
    tile: 'Award',
    count: (count: number) => `${count} ${count === 1 ? 'award' : 'awards'}`,
  },
});
