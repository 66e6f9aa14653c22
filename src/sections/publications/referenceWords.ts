/** The words of references by language: those that the APA's style prints, and those that BibTeX abbreviates. */
import { plugins } from '@citation-js/core';
import { dayIn } from '#base/dates.ts';
import { translate } from '#base/uiStrings.ts';
import { signs } from './runs.ts';

const { month, edition } = signs;

const cells = (row: string) => row.split(/\s*\|\s*/);

/** The terms of CSL that the style prints, with their forms. All others stay in English. */
export const terms = cells(
  `in|on|container-author verb|editor short|translator short|editortranslator short|edition short|
  ordinal|ordinal-01|article-locator|chapter-number|issue|number short|page short|part short|
  version|volume short|track|publication|dataset|figure|graphic|manuscript|motion_picture|patent|software|song|
  special-issue|season-01|season-02|season-03|season-04`,
);

/** The terms' words in their order, the singular and the plural where they differ. */
const rows = translate({
  en: '',
  ar: `في|في|تأليف|تحرير|ترجمة|تحرير وترجمة||ط. #|ط. #|مقالة|الفصل|العدد|رقم|ص.|الجزء|
    الإصدار|المجلد/المجلدات|المقطع|المنشور|مجموعة بيانات|شكل|صورة|مخطوطة غير منشورة|تسجيل مرئي|براءة اختراع|برنامج حاسوبي|تسجيل صوتي|
    عدد خاص|الربيع|الصيف|الخريف|الشتاء`,
  de: `in|auf|von|Hrsg.|Übers.|Hrsg. & Übers.|Aufl.|.|.|Artikel|Kapitel|Heft|Nr.|S.|Teil|
    Version|Bd./Bde.|Track|Publikation|Datensatz|Abbildung|Grafik|unveröffentlichtes Manuskript|Videoaufnahme|Patent|Software|Audioaufnahme|
    Sonderheft|Frühling|Sommer|Herbst|Winter`,
  es: `en|en|de|ed./eds.|trad./trads.|ed. & trad.|ed.|.ª|.ª|artículo|capítulo|número|n.º|p./pp.|parte|
    versión|vol./vols.|pista|publicación|conjunto de datos|figura|gráfico|manuscrito no publicado|vídeo|patente|software|grabación de audio|
    número especial|primavera|verano|otoño|invierno`,
  fr: `dans|sur|par|dir.|trad.|dir. & trad.|éd.|ᵉ|ʳᵉ|article|chapitre|numéro|nᵒ|p.|partie|
    version|vol.|piste|publication|jeu de données|figure|image|manuscrit non publié|vidéo|brevet|logiciel|enregistrement audio|
    numéro spécial|printemps|été|automne|hiver`,
  he: `בתוך|מתוך|מאת|עריכה|תרגום|עריכה ותרגום||מהד׳ #|מהד׳ #|מאמר|פרק|גיליון|מס׳|עמ׳|חלק|
    גרסה|כרך/כרכים|רצועה|פרסום|מערך נתונים|איור|תמונה|כתב יד שלא פורסם|סרטון|פטנט|תוכנת מחשב|הקלטה|
    גיליון מיוחד|אביב|קיץ|סתיו|חורף`,
  it: `in|in|di|cur.|trad.|cur. & trad.|ed.|ª|ª|articolo|capitolo|numero|n.|p./pp.|parte|
    versione|vol./voll.|traccia|pubblicazione|dataset|figura|immagine|manoscritto non pubblicato|video|brevetto|software|registrazione audio|
    numero speciale|primavera|estate|autunno|inverno`,
  ja: `所収|収録|著者|編|訳|編訳||第#版|第#版|論文番号|章|号|番号|p./pp.|部|
    バージョン|巻|トラック|論文|データセット|図|画像|未発表原稿|動画|特許|コンピューターソフトウェア|音声|
    特集号|春|夏|秋|冬`,
  ko: `수록|수록|저자|편|역|편역||제#판|제#판|논문 번호|장|호|번호|p./pp.|부|
    버전|권|트랙|간행물|데이터세트|그림|이미지|미출간 원고|동영상|특허|컴퓨터 소프트웨어|음원|
    특집호|봄|여름|가을|겨울`,
  'pt-BR': `em|em|de|org./orgs.|trad./trads.|org. & trad.|ed.|ª|ª|artigo|capítulo|número|n.|p./pp.|parte|
    versão|vol./vols.|faixa|publicação|conjunto de dados|figura|imagem|manuscrito não publicado|vídeo|patente|software|gravação de áudio|
    edição especial|primavera|verão|outono|inverno`,
  ru: `в|на|авт.|ред.|пер.|ред. & пер.|изд.|-е|-е|статья|глава|выпуск|№|с.|ч.|
    версия|т.|трек|публикация|набор данных|рисунок|изображение|неопубликованная рукопись|видеозапись|патент|программное обеспечение|аудиозапись|
    специальный выпуск|весна|лето|осень|зима`,
  'zh-Hans': `载于|收录于|作者|编|译|编译||第#版|第#版|文章编号|章|期|编号|p./pp.|部|
    版本|卷|曲目|出版物|数据集|图|图像|未发表手稿|视频|专利|计算机软件|音频|
    特刊|春季|夏季|秋季|冬季`,
});

/** Names in biblatex for types of theses and reports, and for states of forthcoming works. */
const names = cells(
  'bathesis|mathesis|phdthesis|techreport|inpreparation|submitted|forthcoming|inpress|prepublished|others',
);

const ownRows = translate({
  en: `Bachelor’s thesis|Master’s thesis|PhD thesis|Technical report|
    in preparation|submitted|forthcoming|in press|prepublished|et al.`,
  ar: `بحث تخرج|رسالة ماجستير|أطروحة دكتوراه|تقرير تقني|قيد الإعداد|مقدَّم للنشر|يصدر قريبًا|قيد الطبع|نسخة أولية|وآخرون`,
  de: `Bachelorarbeit|Masterarbeit|Dissertation|Technischer Bericht|
    in Vorbereitung|eingereicht|im Erscheinen|im Druck|vorab veröffentlicht|et al.`,
  es: `Tesis de licenciatura|Tesis de maestría|Tesis doctoral|Informe técnico|
    en preparación|enviado para publicación|de próxima aparición|en prensa|prepublicación|et al.`,
  fr: `Mémoire de licence|Mémoire de master|Thèse de doctorat|Rapport technique|
    en préparation|soumis|à paraître|sous presse|prépublication|et al.`,
  he: `עבודת גמר לתואר ראשון|עבודת גמר לתואר שני|עבודת דוקטור|דוח טכני|בהכנה|הוגש לפרסום|יראה אור בקרוב|בדפוס|קדם־פרסום|ואח׳`,
  it: `Tesi di laurea triennale|Tesi di laurea magistrale|Tesi di dottorato|Rapporto tecnico|
    in preparazione|inviato per la pubblicazione|di prossima pubblicazione|in corso di stampa|preprint|et al.`,
  ja: '卒業論文|修士論文|博士論文|技術報告書|準備中|投稿中|刊行予定|印刷中|先行公開|ほか',
  ko: '학사 학위논문|석사 학위논문|박사 학위논문|기술 보고서|준비 중|투고|출간 예정|인쇄 중|사전 공개|외',
  'pt-BR': `Trabalho de conclusão de curso|Dissertação de mestrado|Tese de doutorado|Relatório técnico|
    em preparação|submetido|a ser publicado|no prelo|preprint|et al.`,
  ru: `Выпускная работа бакалавра|Магистерская диссертация|Диссертация|Технический отчёт|
    в работе|на рассмотрении|готовится к печати|в печати|препринт|и др.`,
  'zh-Hans': '学士学位论文|硕士学位论文|博士学位论文|技术报告|撰写中|已投稿|即将出版|印刷中|预印本|等',
});

/** Returns the translation of a word of biblatex, `inpress` or `others`. Any other word is returned unchanged. */
export function referenceWord(word: string, language: string): string {
  return cells(ownRows(language))[names.indexOf(word)] ?? word;
}

function termElement(term: string, words = ''): string {
  const [name, form] = term.split(' ');
  const [single = '', multiple = single] = words.replace('&', '&amp;').replace('#', edition).split('/');
  const attributes = `name="${name}"${form ? ` form="${form}"` : ''}${name === 'ordinal-01' ? ' match="whole-number"' : ''}`;
  return `<term ${attributes}><single>${single}</single><multiple>${multiple}</multiple></term>`;
}

/** Returns the words of `terms` in a language, in their order; none in English. */
export const wordsOfTerms = (language: string): string[] => cells(rows(language));

/** Returns citation-js options for APA references in a language. Registers the language if needed. */
export function referenceStyle(language: string): { style: string; lang: string } {
  const words = wordsOfTerms(language);
  const isTranslated = words.length > 1;
  const { locales, styles } = plugins.config.get('@csl');
  const style = isTranslated ? 'apa-by-terms' : 'apa-with-date';
  if (!styles.has(style)) {
    const marked = styles
      .get('apa')
      // Publications are sorted here and never cited in a text, and reading these parts takes most of the time.
      .replace(/<sort>.*?<\/sort>/gs, '')
      .replace(/(<citation[^>]*>).*<\/citation>/s, '$1<layout><text variable="title"/></layout></citation>')
      .replace('<text macro="date"/>', `<text macro="date" prefix="${signs.date}" suffix="${signs.date}"/>`);
    const withTerms = marked.replace(/value="(track|publication)"/g, 'term="$1"');
    // German nouns keep their capitals.
    styles.add(style, isTranslated ? withTerms.replace(/text-case="lowercase" (?=variable="status")/g, '') : marked);
  }
  if (!isTranslated) return { style, lang: 'en-US' };
  // Not a language of CSL, so that missing terms are in English.
  const lang = `xx-${language.replace(/-.*/, '').toUpperCase()}`;
  if (!locales.has(lang)) {
    const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
    const elements = [
      ...terms.map((term, index) => termElement(term, words[index])),
      ...months.map((number) => termElement(`month-${number}`, month + number)),
    ];
    locales.add(
      lang,
      `<locale xmlns="http://purl.org/net/xbiblio/csl" version="1.0" xml:lang="${lang}"><terms>${elements.join('')}</terms></locale>`,
    );
  }
  return { style, lang };
}

/** Writes the months, days and editions of a reference as the language does: `3 мая`, `5月1–3日`, `第2版`. */
export function writeNumbers(text: string, language: string): string {
  return text
    .replace(new RegExp(`(\\d+)([^\\d${edition}]*)${edition}`, 'g'), '$2$1')
    .replace(
      new RegExp(`${month}(\\d\\d)(?: (\\d+(?:–\\d+)?))?(?:, (\\d{4}))?`, 'g'),
      (_, number: string, days?: string, year?: string) =>
        new Intl.DateTimeFormat(language, {
          month: 'long',
          ...(days && { day: 'numeric' }),
          ...(year && { year: 'numeric' }),
          timeZone: 'UTC',
        })
          .formatToParts(Date.UTC(Number(year ?? 2024), Number(number) - 1, Number.parseInt(days ?? '1', 10)))
          .map(({ type, value }) => (type === 'day' ? value.replace(/\d+/, dayIn(language, days ?? '')) : value))
          .join('')
          // The sentence has a period of its own: `2026 г.`
          .replace(/\s\p{L}\.$/u, ''),
    );
}
