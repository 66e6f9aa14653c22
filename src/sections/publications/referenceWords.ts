/** Words that biblatex abbreviates, by language. Those of the APA's style come with citation-js, for some languages. */
import { translate } from '#base/uiStrings.ts';

const cells = (row: string) => row.split(/\s*\|\s*/);

/** Names in biblatex for types of theses and reports, and for states of forthcoming works. */
const names = cells(
  'bathesis|mathesis|phdthesis|techreport|inpreparation|submitted|forthcoming|inpress|prepublished|others',
);

const rows = translate({
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
  return cells(rows(language))[names.indexOf(word)] ?? word;
}
