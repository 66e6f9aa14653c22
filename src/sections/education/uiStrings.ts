import { counter } from '#base/counter.ts';
import { translate } from '#base/uiStrings.ts';

/** Returns a function that writes honors or a grade. A number alone is a grade. */
const honors =
  (grade: string) =>
  (text: string): string =>
    /^[\d.,/ ]+$/.test(text) ? grade + text : text;

export const educationStrings = translate({
  en: {
    heading: 'Education',
    /** @param names listed already */
    courses: (names: string) => `Courses: ${names}`,
    honors: honors('Grade: '),
    tile: 'Degree',
    count: counter('en', { one: '# degree', other: '# degrees' }),
  },
  ar: {
    heading: 'التعليم',
    courses: (names) => `المقررات: ${names}`,
    honors: honors('المعدل: '),
    tile: 'مؤهل',
    count: counter('ar', {
      one: 'مؤهل واحد',
      two: 'مؤهلان',
      few: '# مؤهلات',
      many: '# مؤهلًا',
      other: '# مؤهل',
    }),
  },
  de: {
    heading: 'Ausbildung',
    courses: (names) => `Kurse: ${names}`,
    honors: honors('Note: '),
    tile: 'Abschluss',
    count: counter('de', { one: '# Abschluss', other: '# Abschlüsse' }),
  },
  es: {
    heading: 'Formación',
    courses: (names) => `Asignaturas: ${names}`,
    honors: honors('Nota: '),
    tile: 'Título',
    count: counter('es', { one: '# título', other: '# títulos' }),
  },
  fr: {
    heading: 'Formation',
    courses: (names) => `Cours\u00a0: ${names}`,
    honors: honors('Note\u00a0: '),
    tile: 'Diplôme',
    count: counter('fr', { one: '# diplôme', other: '# diplômes' }),
  },
  he: {
    heading: 'השכלה',
    courses: (names) => `קורסים: ${names}`,
    honors: honors('ציון: '),
    tile: 'תואר',
    count: counter('he', { one: 'תואר אחד', two: 'שני תארים', other: '# תארים' }),
  },
  it: {
    heading: 'Formazione',
    courses: (names) => `Corsi: ${names}`,
    honors: honors('Voto: '),
    tile: 'Titolo',
    count: counter('it', { one: '# titolo di studio', other: '# titoli di studio' }),
  },
  ja: {
    heading: '学歴',
    courses: (names) => `履修科目：${names}`,
    honors: honors('成績：'),
    tile: '学歴',
    count: counter('ja', { other: '学歴#件' }),
  },
  ko: {
    heading: '학력',
    courses: (names) => `이수 과목: ${names}`,
    honors: honors('학점: '),
    tile: '학력',
    count: counter('ko', { other: '학력 #건' }),
  },
  'pt-BR': {
    heading: 'Formação',
    courses: (names) => `Disciplinas: ${names}`,
    honors: honors('Nota: '),
    tile: 'Diploma',
    count: counter('pt-BR', { one: '# diploma', other: '# diplomas' }),
  },
  ru: {
    heading: 'Образование',
    courses: (names) => `Дисциплины: ${names}`,
    honors: honors('Средний балл: '),
    tile: 'Диплом',
    count: counter('ru', { one: '# диплом', few: '# диплома', other: '# дипломов' }),
  },
  'zh-Hans': {
    heading: '教育经历',
    courses: (names) => `课程：${names}`,
    honors: honors('成绩：'),
    tile: '学历',
    count: counter('zh-Hans', { other: '# 段教育经历' }),
  },
});
