import { translate } from '#base/words.ts';

export const volunteeringWords = translate({
  en: {
    heading: 'Volunteering',
    tile: 'Volunteer',
    count: (count: number) => `${count} ${count === 1 ? 'volunteer role' : 'volunteer roles'}`,
  },
});
