import { translate } from '#base/uiStrings.ts';

export const aboutStrings = translate({
  en: { heading: 'Background' },
  ar: { heading: 'مسيرتي' },
  de: { heading: 'Zur Person' },
  es: { heading: 'Trayectoria' },
  fr: { heading: 'Parcours' },
  he: { heading: 'רקע' },
  it: { heading: 'Profilo' },
  ja: { heading: '経歴' },
  ko: { heading: '걸어온 길' },
  'pt-BR': { heading: 'Trajetória' },
  ru: { heading: 'Биография' },
  'zh-Hans': { heading: '个人简介' },
});
