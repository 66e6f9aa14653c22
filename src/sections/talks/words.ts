import { translate } from '#base/words.ts';

export const talksWords = translate({
  en: {
    heading: 'Talks',
    slides: 'Slides',
    video: 'Video',
    tile: 'Talk',
    count: (count: number) => `${count} ${count === 1 ? 'talk' : 'talks'}`,
  },
});
