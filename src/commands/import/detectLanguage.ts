/** Frequent words that few other languages share. */
const stopWords: Readonly<Record<string, string>> = {
  en: 'the and of to with for that by from was which this our were their at on as is',
  de: 'und der die das mit für von bei den ein eine zur zum ich nicht auf im ist sowie des',
  fr: 'et les des une pour dans avec du sur par au aux est qui je nos leur chez le la',
  es: 'y el los las una para con por del que al en su más como sus desde la se',
  it: 'e il gli di una per con che del della nel alla dei delle sono più ho degli',
  pt: 'e os uma para com por do da em no na dos das que mais ao como são um',
  nl: 'en het een van voor met op dat te bij naar door ik aan zijn is deze tot',
  pl: 'i w na z do się oraz dla przez nie jest po jako od przy za są',
  sv: 'och att för med av som den till på ett är från jag om vid',
  tr: 've bir için ile bu da de olarak olan çok daha',
};
const words = Object.entries(stopWords).map(([language, list]) => [language, new Set(list.split(' '))] as const);

/** Languages by their script. A script that is part of another's writing comes first. */
const scripts: readonly [language: string, letters: RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['uk', /[іїєґ]/giu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['fa', /[پچژگ]/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
];

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** Returns the language of some texts together, which takes a few sentences; undefined if it isn't clear. */
export function detectLanguage(texts: readonly string[]): string | undefined {
  const text = texts.join('\n');
  const foreign = count(text, /(?!\p{Script=Latin})\p{L}/gu);
  // Names of programs and companies are Latin everywhere.
  if (foreign * 4 > count(text, /\p{L}/gu)) {
    return scripts.find(([, letters]) => count(text, letters) * 25 > foreign)?.[0];
  }
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hits = words.map(([language, known]) => ({ language, hits: found.filter((word) => known.has(word)).length }));
  const [best, second] = hits.toSorted((a, b) => b.hits - a.hits);
  const isClear = best && best.hits >= 5 && best.hits > (second?.hits ?? 0) * 1.3;
  return isClear ? best.language : undefined;
}
