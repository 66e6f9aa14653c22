import { translate } from '#base/uiStrings.ts';

/** Of the résumé alone. */
export const ownerStrings = translate({
  en: { dateOfBirth: 'Date of birth', nationality: 'Nationality' },
  ar: { dateOfBirth: 'تاريخ الميلاد', nationality: 'الجنسية' },
  de: { dateOfBirth: 'Geburtsdatum', nationality: 'Staatsangehörigkeit' },
  es: { dateOfBirth: 'Fecha de nacimiento', nationality: 'Nacionalidad' },
  fr: { dateOfBirth: 'Date de naissance', nationality: 'Nationalité' },
  he: { dateOfBirth: 'תאריך לידה', nationality: 'אזרחות' },
  it: { dateOfBirth: 'Data di nascita', nationality: 'Nazionalità' },
  ja: { dateOfBirth: '生年月日', nationality: '国籍' },
  ko: { dateOfBirth: '생년월일', nationality: '국적' },
  'pt-BR': { dateOfBirth: 'Data de nascimento', nationality: 'Nacionalidade' },
  ru: { dateOfBirth: 'Дата рождения', nationality: 'Гражданство' },
  'zh-Hans': { dateOfBirth: '出生日期', nationality: '国籍' },
});
