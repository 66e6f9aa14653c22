import { translate } from '#base/uiStrings.ts';

/** Strings of the résumé, and of the text that an import makes from its other fields. */
export const ownerStrings = translate({
  en: { details: 'Personal details', dateOfBirth: 'Date of birth', nationality: 'Nationality' },
  ar: { details: 'بيانات شخصية', dateOfBirth: 'تاريخ الميلاد', nationality: 'الجنسية' },
  de: { details: 'Persönliche Angaben', dateOfBirth: 'Geburtsdatum', nationality: 'Staatsangehörigkeit' },
  es: { details: 'Datos personales', dateOfBirth: 'Fecha de nacimiento', nationality: 'Nacionalidad' },
  fr: { details: 'Informations personnelles', dateOfBirth: 'Date de naissance', nationality: 'Nationalité' },
  he: { details: 'פרטים אישיים', dateOfBirth: 'תאריך לידה', nationality: 'אזרחות' },
  it: { details: 'Dati personali', dateOfBirth: 'Data di nascita', nationality: 'Nazionalità' },
  ja: { details: '基本情報', dateOfBirth: '生年月日', nationality: '国籍' },
  ko: { details: '인적 사항', dateOfBirth: '생년월일', nationality: '국적' },
  'pt-BR': { details: 'Dados pessoais', dateOfBirth: 'Data de nascimento', nationality: 'Nacionalidade' },
  ru: { details: 'Личные данные', dateOfBirth: 'Дата рождения', nationality: 'Гражданство' },
  'zh-Hans': { details: '个人信息', dateOfBirth: '出生日期', nationality: '国籍' },
});
