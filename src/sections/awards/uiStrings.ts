import { counter } from '#base/counter.ts';
import { translate } from '#base/uiStrings.ts';

export const awardsStrings = translate({
  en: {
    heading: 'Awards',
    all: counter('en', { one: 'All # award', other: 'All # awards' }),
    tile: 'Award',
    count: counter('en', { one: '# award', other: '# awards' }),
  },
  ar: {
    heading: 'الجوائز',
    all: counter('ar', { other: 'كل الجوائز (#)' }),
    tile: 'جائزة',
    count: counter('ar', { one: 'جائزة واحدة', two: 'جائزتان', few: '# جوائز', other: '# جائزة' }),
  },
  de: {
    heading: 'Auszeichnungen',
    all: counter('de', { other: 'Alle # Auszeichnungen' }),
    tile: 'Preis',
    count: counter('de', { one: '# Auszeichnung', other: '# Auszeichnungen' }),
  },
  es: {
    heading: 'Premios',
    all: counter('es', { other: 'Ver los # premios' }),
    tile: 'Premio',
    count: counter('es', { one: '# premio', other: '# premios' }),
  },
  fr: {
    heading: 'Distinctions',
    all: counter('fr', { other: 'Voir les # distinctions' }),
    tile: 'Prix',
    count: counter('fr', { one: '# distinction', other: '# distinctions' }),
  },
  he: {
    heading: 'פרסים',
    all: counter('he', { other: 'כל # הפרסים' }),
    tile: 'פרס',
    count: counter('he', { one: 'פרס אחד', two: 'שני פרסים', other: '# פרסים' }),
  },
  it: {
    heading: 'Premi',
    all: counter('it', { other: 'Tutti i premi (#)' }),
    tile: 'Premio',
    count: counter('it', { one: '# premio', other: '# premi' }),
  },
  ja: {
    heading: '受賞歴',
    all: counter('ja', { other: '受賞歴をすべて表示（#件）' }),
    tile: '受賞',
    count: counter('ja', { other: '受賞#件' }),
  },
  ko: {
    heading: '수상 경력',
    all: counter('ko', { other: '수상 경력 #건 모두 보기' }),
    tile: '수상',
    count: counter('ko', { other: '수상 #건' }),
  },
  'pt-BR': {
    heading: 'Prêmios',
    all: counter('pt-BR', { other: 'Todos os # prêmios' }),
    tile: 'Prêmio',
    count: counter('pt-BR', { one: '# prêmio', other: '# prêmios' }),
  },
  ru: {
    heading: 'Награды',
    all: counter('ru', { one: 'Все # награда', few: 'Все # награды', other: 'Все # наград' }),
    tile: 'Награда',
    count: counter('ru', { one: '# награда', few: '# награды', other: '# наград' }),
  },
  'zh-Hans': {
    heading: '获奖经历',
    all: counter('zh-Hans', { other: '全部 # 个奖项' }),
    tile: '奖项',
    count: counter('zh-Hans', { other: '# 个奖项' }),
  },
});
