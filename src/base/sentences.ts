const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const titles = 'Dr|Prof|Mr|Mrs|Ms|St|Sr|Sra|Jr|Dipl|Ing|Lic|No|Nr|Inc|Ltd|Co|Fig|Vol|ca|bzw|approx|им|стр';
/** A word whose dot ends no sentence: `Dr.`, `e.g.`, `J.` */
const shortened = new RegExp(`(?:^|[\\s(])(?:${titles}|\\p{L}|(?:\\p{L}{1,2}\\.\\s?)+\\p{L}{1,2})\\.\\s+$`, 'u');

/** Returns the sentences of a text, each with the space after it. A dot that may belong to an abbreviation ends none. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of segmenter.segment(text)) {
    open += segment;
    if (shortened.test(segment)) continue;
    sentences.push(open);
    open = '';
  }
  return open ? [...sentences, open] : sentences;
}

const han =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u;

/** Joins texts as sentences, and adds missing periods. Returns undefined if there are none. */
export function joinSentences(...texts: readonly (string | undefined)[]): string | undefined {
  const whole = texts.filter((text) => text !== undefined && text !== '').map(String);
  // A period after a URL would be taken for a part of it.
  const ended = whole.map((text) =>
    /[\p{Po}\p{Pf}]$|https?:\/\/\S+$/u.test(text) ? text : text + (han.test(text) ? '。' : '.'),
  );
  return ended.join(' ').replaceAll('。 ', '。') || undefined;
}
