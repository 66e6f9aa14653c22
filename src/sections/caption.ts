import { eastAsian, fitsLines, softHyphen } from '#base/characters.ts';
import { hyphenate } from '#base/hyphenate.ts';

/** Words with which no caption ends: signs of numbers, articles, prepositions and conjunctions of the languages of the interface. */
const joiningWords = new Set(
  [
    'a an the of in on at to by for and or as with from into over under about than that via',
    'without between through within across against after before during',
    'der die das des dem den ein eine einer eines und oder von vom zu zum zur im am auf aus bei mit nach für über ohne durch gegen unter vor zwischen bis um an',
    'le la les l’ un une de du des d’ et ou à au aux en sur par pour dans avec sans chez sous entre vers contre',
    'el los las uno del y e o con para al sin sobre entre por desde hasta hacia',
    'os um uma do da dos das em no na nos nas com por sem',
    'il lo i gli uno di della dei delle dal dalla nel nella su sul per tra fra alla',
    '№ n° nr',
    'в во на и с со к ко по о об от до из за для при у не под над через между',
    'في من على إلى عن مع و أو של את על עם אל מן או',
    'の を に は が と で へ も や 的 和 与 在',
  ].flatMap((line) => line.split(' ')),
);

/** Returns the parts of a text after which it can be cut, each with the space or hyphen after it. */
function partsOf(text: string, language: string): string[] {
  if (!eastAsian.test(text)) return text.split(/(?<=\s)(?=\S)|(?<=\p{L}-)(?=\p{L})/u);
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** A last line that is only `ing…`. */
const endsInThreeLetters = /(^|\s)[^\s\u00ad]*\u00ad\p{L}{1,3}…$/u;

/** How many lines of how many characters a caption can have, in a narrow and in a wide window. */
export interface CaptionRoom {
  narrow: number;
  wide: number;
}

/**
 * Returns a name with a soft hyphen in words that don't fit. A longer one is cut at a word with `…`, after no number, no
 * joining word and no colon; if only its part before the colon fits, that is a name by itself. A word that would need a
 * second hyphen is cut too.
 */
export function captionOf(name: string, language: string, { narrow, wide }: CaptionRoom): string {
  const divided = hyphenate(name, language, narrow);
  const hasOneHyphen = (word: string) => !word.includes(softHyphen) || fitsLines(word, narrow, 2);
  const fits = (text: string) =>
    fitsLines(text, narrow, 3) && fitsLines(text, wide, 2) && text.split(/\s/).every(hasOneHyphen);
  if (fits(divided)) return divided;
  // After six letters or more, and a syllable of at least three.
  const parts = partsOf(divided, language).flatMap((part) =>
    hasOneHyphen(part.trim()) ? part : part.split(/(?<=.{3}[^\u00ad]{3}\u00ad)/),
  );
  for (let end = parts.length - 1; end > 0; end--) {
    const start = parts.slice(0, end).join('').trim();
    const whole = start.replace(/\s?[:：]$/, '');
    if (whole !== start && fits(whole)) return whole;
    const cut = start
      .replace(/[\s\u00ad,;.、，。・\p{Pd}]+$/u, '')
      .replace(/\S+$/, (word) => hyphenate(`${word}…`, language, narrow - 1));
    const last = (parts[end - 1] ?? '')
      .replace(/[\u00ad-]/g, '')
      .trim()
      .toLowerCase();
    const isBeforeColon = /^[:：]/.test(parts[end] ?? '');
    const isPoor = joiningWords.has(last) || isBeforeColon || whole !== start || endsInThreeLetters.test(cut);
    if (/\p{L}/u.test(start) && !isPoor && fits(cut)) return cut;
  }
  return divided;
}
