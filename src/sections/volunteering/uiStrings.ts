import { counter } from '#base/counter.ts';
import { translate } from '#base/uiStrings.ts';

export const volunteeringStrings = translate({
  en: {
    heading: 'Volunteering',
    tile: 'Volunteer',
    count: counter('en', { one: '# volunteer role', other: '# volunteer roles' }),
  },
  ar: {
    heading: 'العمل التطوعي',
    tile: 'تطوع',
    count: counter('ar', {
      one: 'عمل تطوعي واحد',
      two: 'عملان تطوعيان',
      few: '# أعمال تطوعية',
      many: '# عملًا تطوعيًا',
      other: '# عمل تطوعي',
    }),
  },
  de: { heading: 'Ehrenamt', tile: 'Ehrenamt', count: counter('de', { one: '# Ehrenamt', other: '# Ehrenämter' }) },
  es: {
    heading: 'Voluntariado',
    tile: 'Volunt.',
    count: counter('es', { one: '# voluntariado', other: '# voluntariados' }),
  },
  fr: {
    heading: 'Bénévolat',
    tile: 'Bénévolat',
    count: counter('fr', { one: '# mission bénévole', other: '# missions bénévoles' }),
  },
  he: {
    heading: 'התנדבות',
    tile: 'התנדבות',
    count: counter('he', { one: 'התנדבות אחת', two: 'שתי התנדבויות', other: '# התנדבויות' }),
  },
  it: { heading: 'Volontariato', tile: 'Volont.', count: counter('it', { other: '# attività di volontariato' }) },
  ja: { heading: 'ボランティア活動', tile: '社会貢献', count: counter('ja', { other: 'ボランティア活動#件' }) },
  ko: { heading: '봉사 활동', tile: '봉사', count: counter('ko', { other: '봉사 활동 #건' }) },
  'pt-BR': {
    heading: 'Voluntariado',
    tile: 'Volunt.',
    count: counter('pt-BR', { one: '# trabalho voluntário', other: '# trabalhos voluntários' }),
  },
  ru: {
    heading: 'Волонтёрство',
    tile: 'Волонтёр',
    count: counter('ru', {
      one: '# волонтёрский проект',
      few: '# волонтёрских проекта',
      other: '# волонтёрских проектов',
    }),
  },
  'zh-Hans': { heading: '志愿服务', tile: '志愿服务', count: counter('zh-Hans', { other: '# 项志愿服务' }) },
});
