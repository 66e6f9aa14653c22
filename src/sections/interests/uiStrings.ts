import { translate } from '#base/uiStrings.ts';

export const interestsStrings = translate({
  en: { heading: 'Personal Interests', contents: 'Interests' },
  ar: { heading: 'اهتماماتي', contents: 'الاهتمامات' },
  de: { heading: 'Persönliche Interessen', contents: 'Interessen' },
  es: { heading: 'Intereses personales', contents: 'Intereses' },
  fr: { heading: 'Centres d’intérêt', contents: 'Centres d’intérêt' },
  he: { heading: 'תחומי עניין', contents: 'תחומי עניין' },
  it: { heading: 'Interessi personali', contents: 'Interessi' },
  ja: { heading: '趣味・関心', contents: '趣味・関心' },
  ko: { heading: '관심사', contents: '관심사' },
  'pt-BR': { heading: 'Interesses pessoais', contents: 'Interesses' },
  ru: { heading: 'Увлечения', contents: 'Увлечения' },
  'zh-Hans': { heading: '兴趣爱好', contents: '兴趣爱好' },
});
