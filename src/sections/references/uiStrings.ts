import { counter } from '#base/counter.ts';
import { translate } from '#base/uiStrings.ts';

export const referencesStrings = translate({
  en: { heading: 'References', all: counter('en', { one: 'All # reference', other: 'All # references' }) },
  ar: { heading: 'التوصيات', all: counter('ar', { other: 'كل التوصيات (#)' }) },
  de: { heading: 'Referenzen', all: counter('de', { other: 'Alle # Referenzen' }) },
  es: { heading: 'Referencias', all: counter('es', { other: 'Ver las # referencias' }) },
  fr: { heading: 'Recommandations', all: counter('fr', { other: 'Voir les # recommandations' }) },
  he: { heading: 'המלצות', all: counter('he', { other: 'כל # ההמלצות' }) },
  it: { heading: 'Referenze', all: counter('it', { other: 'Tutte le referenze (#)' }) },
  ja: { heading: '推薦の言葉', all: counter('ja', { other: '推薦の言葉をすべて表示（#件）' }) },
  ko: { heading: '추천사', all: counter('ko', { other: '추천사 #건 모두 보기' }) },
  'pt-BR': { heading: 'Recomendações', all: counter('pt-BR', { other: 'Todas as # recomendações' }) },
  ru: {
    heading: 'Рекомендации',
    all: counter('ru', {
      one: 'Все # рекомендация',
      few: 'Все # рекомендации',
      other: 'Все # рекомендаций',
    }),
  },
  'zh-Hans': { heading: '推荐语', all: counter('zh-Hans', { other: '全部 # 条推荐语' }) },
});
