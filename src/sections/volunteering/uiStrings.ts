import { translate } from '#base/uiStrings.ts';

export const volunteeringStrings = translate({
  en: {
    heading: 'Volunteering',
    tile: 'Volunteer',
    count: (count: number) => `${count} ${count === 1 ? 'volunteer role' : 'volunteer roles'}`,
  },
});
