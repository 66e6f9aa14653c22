import { translate } from '#base/words.ts';

export const talksWords = translate({
  en: { heading: 'Talks', slides: 'Slides', video: 'Video' },
});
