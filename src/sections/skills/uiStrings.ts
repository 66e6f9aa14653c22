import { translate } from '#base/uiStrings.ts';

export const skillsStrings = translate({
  en: { heading: 'Tech Stack' },
  ar: { heading: 'المهارات' },
  de: { heading: 'Kenntnisse' },
  es: { heading: 'Competencias' },
  fr: { heading: 'Compétences' },
  he: { heading: 'מיומנויות' },
  it: { heading: 'Competenze' },
  ja: { heading: 'スキル' },
  ko: { heading: '보유 기술' },
  'pt-BR': { heading: 'Competências' },
  ru: { heading: 'Навыки' },
  'zh-Hans': { heading: '专业技能' },
});
