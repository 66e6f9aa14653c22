import { translate } from '#base/uiStrings.ts';

export const certificatesStrings = translate({
  en: {
    heading: 'Certificates',
    all: (count: number) => `All ${count} certificates`,
    others: 'Other issuers',
    validUntil: (date: string) => `valid until ${date}`,
    tile: 'Cert.',
    count: (count: number) => `${count} ${count === 1 ? 'certificate' : 'certificates'}`,
  },
});
