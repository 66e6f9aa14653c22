import { counter } from '#base/counter.ts';
import { translate } from '#base/uiStrings.ts';

export const talksStrings = translate({
  en: {
    heading: 'Talks',
    slides: 'Slides',
    video: 'Video',
    tile: 'Talk',
    count: counter('en', { one: '# talk', other: '# talks' }),
  },
  ar: {
    heading: 'المحاضرات',
    slides: 'الشرائح',
    video: 'الفيديو',
    tile: 'محاضرة',
    count: counter('ar', { one: 'محاضرة واحدة', two: 'محاضرتان', few: '# محاضرات', other: '# محاضرة' }),
  },
  de: {
    heading: 'Vorträge',
    slides: 'Folien',
    video: 'Video',
    tile: 'Vortrag',
    count: counter('de', { one: '# Vortrag', other: '# Vorträge' }),
  },
  es: {
    heading: 'Charlas',
    slides: 'Diapositivas',
    video: 'Vídeo',
    tile: 'Charla',
    count: counter('es', { one: '# charla', other: '# charlas' }),
  },
  fr: {
    heading: 'Conférences',
    slides: 'Diapositives',
    video: 'Vidéo',
    tile: 'Conf.',
    count: counter('fr', { one: '# conférence', other: '# conférences' }),
  },
  he: {
    heading: 'הרצאות',
    slides: 'מצגת',
    video: 'וידאו',
    tile: 'הרצאה',
    count: counter('he', { one: 'הרצאה אחת', two: 'שתי הרצאות', other: '# הרצאות' }),
  },
  it: {
    heading: 'Interventi',
    slides: 'Slide',
    video: 'Video',
    tile: 'Talk',
    count: counter('it', { one: '# intervento', other: '# interventi' }),
  },
  ja: {
    heading: '講演・発表',
    slides: 'スライド',
    video: '動画',
    tile: '発表',
    count: counter('ja', { other: '発表#件' }),
  },
  ko: {
    heading: '발표',
    slides: '발표 자료',
    video: '영상',
    tile: '발표',
    count: counter('ko', { other: '발표 #건' }),
  },
  'pt-BR': {
    heading: 'Palestras',
    slides: 'Slides',
    video: 'Vídeo',
    tile: 'Palestra',
    count: counter('pt-BR', { one: '# palestra', other: '# palestras' }),
  },
  ru: {
    heading: 'Доклады',
    slides: 'Слайды',
    video: 'Видео',
    tile: 'Доклад',
    count: counter('ru', { one: '# доклад', few: '# доклада', other: '# докладов' }),
  },
  'zh-Hans': {
    heading: '演讲',
    slides: '幻灯片',
    video: '视频',
    tile: '演讲',
    count: counter('zh-Hans', { other: '# 场演讲' }),
  },
});
