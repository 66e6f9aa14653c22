import { translate } from '#base/uiStrings.ts';

/** Of the résumé alone. */
export const ownerStrings = translate({ en: { dateOfBirth: 'Date of birth', nationality: 'Nationality' } });
