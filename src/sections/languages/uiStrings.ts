import { translate } from '#base/uiStrings.ts';

/** The heading is not just "Languages", which could be programming languages. */
export const languagesStrings = translate({
  en: { heading: 'Spoken languages', short: 'Languages' },
  ar: { heading: 'اللغات', short: 'اللغات' },
  de: { heading: 'Sprachkenntnisse', short: 'Sprachen' },
  es: { heading: 'Idiomas', short: 'Idiomas' },
  fr: { heading: 'Langues', short: 'Langues' },
  he: { heading: 'שפות', short: 'שפות' },
  it: { heading: 'Lingue', short: 'Lingue' },
  ja: { heading: '語学', short: '語学' },
  ko: { heading: '구사 언어', short: '언어' },
  'pt-BR': { heading: 'Idiomas', short: 'Idiomas' },
  ru: { heading: 'Владение языками', short: 'Языки' },
  'zh-Hans': { heading: '语言能力', short: '语言' },
});
