/** Shortens names for narrow places: to as many of their words as fit. */

import { charactersIn, wide } from './characters.ts';

/** Articles, prepositions and conjunctions. A shortened name can't end with them. */
const openWords: Readonly<Record<string, string>> = {
  en: 'a an the of in on at to for from with without by via per and or nor but vs as into onto over under between through using towards toward against about after before during within beyond across along around behind beside among upon than if is are its our my how why what when where which who whose that this',
  de: 'der die das den dem des ein eine einen einem einer eines und oder in im ins an am ans auf aus bei beim mit nach seit von vom zu zum zur für durch gegen ohne um über unter vor hinter neben zwischen als wie per statt trotz wegen während bis sowie',
  fr: 'le la les un une des du de d l au aux à et ou en dans par pour sur sous avec sans chez vers entre contre depuis pendant selon comme que qui il elle on ils elles je nous ne se',
  es: 'el la los las un una unos unas de del al a y e o u en con sin por para sobre bajo entre desde hasta hacia según contra tras como que',
  it: 'il lo la i gli le un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dalla in nel nella nei con su sul sulla per tra fra e ed o che come',
  pt: 'o a os as um uma uns umas de do da dos das em no na nos nas a ao à aos às por pelo pela para com sem sob sobre entre até e ou que como',
  nl: 'de het een van voor met in op aan bij naar uit door over onder tussen zonder tegen en of te ten ter als om tot sinds via',
  sv: 'en ett den det de och eller i på av för med till från om vid under över mellan utan mot genom hos som',
  da: 'en et den det de og eller i på af for med til fra om ved under over mellem uden mod gennem hos som',
  nb: 'en ei et den det de og eller i på av for med til fra om ved under over mellom uten mot gjennom hos som',
  pl: 'i oraz lub albo w we z ze na do od dla o po przez przy za pod nad bez między jako jak u ku',
  cs: 'a i nebo v ve z ze s se na do od pro o po při za pod nad bez mezi jako k ke u',
  ru: 'и или а но в во на с со к ко о об от до из за для по под над при без через между у как про',
  uk: 'і й та або а але в у на з із зі до від для о об по під над при без через між як про за',
  tr: 've veya ile için bir bu da de',
  el: 'ο η το οι τα του της των τον την και ή σε στο στη στην στον με για από προς χωρίς',
  ar: 'و أو في من على إلى عن مع بين حول عند بعد قبل تحت فوق دون عبر',
  fa: 'و یا در از به با برای بر تا بین زیر روی بدون',
  he: 'של את על אל עם בין או ללא מן עד אחרי לפני תחת כמו',
  ja: 'の を に へ で と が は も や から まで より による における に関する',
  zh: '的 和 与 與 及 或 在 对 對 于 於 以 从 從 为 為 之 向 由',
  ko: '및 또는 와 과 의',
};

/** Returns whether a shortened name can't end with a word, in a language or in English, since many titles are in English. */
function isOpen(word: string, language: string): boolean {
  const known = `${openWords[language.split('-')[0] ?? ''] ?? ''} ${openWords.en}`;
  return known.split(' ').includes(word.toLowerCase());
}

/** Scripts without spaces between words, in which a line can end after each character. */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}';
const isUnspaced = new RegExp(`[${unspaced}]`, 'u');
/** Where a line can end in a word: after a hyphen, or between characters of such scripts. */
const breaks = new RegExp(`(?<=\\p{L}-)(?=\\p{L})|(?<=[${unspaced}])(?=[${unspaced}])`, 'u');
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

interface Word {
  text: string;
  /** Whether a space is before it. */
  isSpaced: boolean;
}

/** Returns the words of a text, each with the punctuation around it. */
function splitWords(text: string): Word[] {
  return text
    .trim()
    .split(/\s+/)
    .flatMap((chunk) => {
      if (!isUnspaced.test(chunk)) return [{ text: chunk, isSpaced: true }];
      const words = [{ text: '', isSpaced: true }];
      for (const { segment, isWordLike = false } of segmenter.segment(chunk)) {
        const last = words.at(-1) ?? { text: '' };
        // Punctuation belongs to the word before it; opening marks belong to the next. The segmenter splits katakana words.
        const isPart =
          (!isWordLike && !/^[\p{Ps}\p{Pi}]/u.test(segment)) ||
          /[\p{Ps}\p{Pi}]$|^[^\p{L}\p{N}]*$/u.test(last.text) ||
          (/[\p{Script=Katakana}ー]$/u.test(last.text) && /^[\p{Script=Katakana}ー]/u.test(segment));
        if (isPart) last.text += segment;
        else words.push({ text: segment, isSpaced: false });
      }
      return words;
    });
}

const join = (words: readonly Word[]) =>
  words.map(({ text, isSpaced }, index) => (index && isSpaced ? ` ${text}` : text)).join('');

/** Returns whether a text fits lines of a number of characters without breaking a word. A line can end after a hyphen. */
export function fitsLines(text: string, characters: number, most = 2): boolean {
  let [lines, used] = [1, 0];
  for (const word of text.trim().split(/[^\S\u00a0]+/)) {
    for (const [index, part] of word.split(breaks).entries()) {
      // In the site's fonts, wide characters are two thirds wider than Latin ones.
      const length = charactersIn(part) + (part.match(wide)?.length ?? 0) * (2 / 3);
      if (length > characters) return false;
      const after = used && used + (index ? 0 : 1) + length;
      const isNext = after > characters;
      lines += isNext ? 1 : 0;
      used = isNext ? length : after || length;
    }
  }
  return lines <= most;
}

const openings = /[([{（「『【«„“]/gu;
const closings = /[)\]}）」』】»”]/gu;
const count = (text: string, marks: RegExp) => text.match(marks)?.length ?? 0;

const bare = (word?: Word) => /[\p{L}\p{M}\p{N}]+/u.exec(word?.text ?? '')?.[0] ?? '';

/**
 * Returns the beginnings of a text that fit a number of lines, the longest first, in whole words. None ends with an
 * article, a preposition, an initial, a number before its counter or an open bracket, which would look cut off, unless it is the whole text.
 * @param characters per line
 * @param language of the text, as a tag
 */
export function leadingRuns(text: string, characters: number, language: string, lines = 2): string[] {
  const words = splitWords(text);
  const runs: string[] = [];
  for (let end = 1; end <= words.length; end++) {
    const isText = end === words.length;
    const beginning = join(words.slice(0, end)).replace(/[\s,;:、，：；・|/&–—([{（「«„“-]+$/u, '');
    const run = isText ? text : beginning;
    if (!fitsLines(run, characters, lines)) break;
    const last = bare(splitWords(run).at(-1));
    const isInitial = /(?<!\p{L})\p{L}\.$/u.test(run);
    // A number and its counter are one: 20分, 20 分钟.
    const isNumber = /\p{N}$/u.test(run) && /^\p{Script=Han}/u.test(words[end]?.text ?? '');
    const isWhole = !isNumber && count(run, openings) <= count(run, closings) && !isInitial && !isOpen(last, language);
    if (isText || (last && isWhole)) runs.unshift(run);
  }
  return runs;
}
