import { counter } from '#base/counter.ts';
import { translate } from '#base/uiStrings.ts';

export const teachingStrings = translate({
  en: { heading: 'Teaching', tile: 'Course', count: counter('en', { one: '# course', other: '# courses' }) },
  ar: {
    heading: 'التدريس',
    tile: 'مقرر',
    count: counter('ar', {
      one: 'مقرر واحد',
      two: 'مقرران',
      few: '# مقررات',
      many: '# مقررًا',
      other: '# مقرر',
    }),
  },
  de: { heading: 'Lehre', tile: 'Kurs', count: counter('de', { one: '# Kurs', other: '# Kurse' }) },
  es: { heading: 'Docencia', tile: 'Curso', count: counter('es', { one: '# curso', other: '# cursos' }) },
  fr: { heading: 'Enseignement', tile: 'Cours', count: counter('fr', { other: '# cours' }) },
  he: {
    heading: 'הוראה',
    tile: 'קורס',
    count: counter('he', { one: 'קורס אחד', two: 'שני קורסים', other: '# קורסים' }),
  },
  it: { heading: 'Didattica', tile: 'Corso', count: counter('it', { one: '# corso', other: '# corsi' }) },
  ja: { heading: '教育活動', tile: '授業', count: counter('ja', { other: '授業#件' }) },
  ko: { heading: '강의', tile: '강의', count: counter('ko', { other: '강의 #개' }) },
  'pt-BR': { heading: 'Docência', tile: 'Curso', count: counter('pt-BR', { one: '# curso', other: '# cursos' }) },
  ru: {
    heading: 'Преподавание',
    tile: 'Курс',
    count: counter('ru', { one: '# курс', few: '# курса', other: '# курсов' }),
  },
  'zh-Hans': { heading: '教学', tile: '课程', count: counter('zh-Hans', { other: '# 门课程' }) },
});
