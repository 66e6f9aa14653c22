import { translate } from '#base/uiStrings.ts';

export const talksStrings = translate({
  en: {
    heading: 'Talks',
    slides: 'Slides',
    video: 'Video',
    tile: 'Talk',
    count: (count: number) => `${count} ${count === 1 ? 'talk' : 'talks'}`,
  },
});
