import { translate } from '#base/uiStrings.ts';

export const awardsStrings = translate({
  en: {
    heading: 'Awards',
    all: (count: number) => `All ${count} awards`,
    tile: 'Award',
    count: (count: number) => `${count} ${count === 1 ? 'award' : 'awards'}`,
  },
});
