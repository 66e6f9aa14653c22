const prefixed = '[numµkMGT]?(?:m|g|s|l|L|V|W|A|J|N|Hz|Pa|eV|Wh|B|bit|bps|px)|[KMGT]iB|[cd]m|[ch]Pa|dB|mol';
const other = '[%‰€£$]|°[CF]?|min|h|t|ha|pt|dpi|fps|rpm|pp[mb]|EUR|USD|GBP|CHF|kr';
const unit = new RegExp(
  `(?<=\\d) (?=(?:${prefixed}|${other})[²³]?(?:/(?:${prefixed}|${other})[²³]?)?(?![\\p{L}\\p{N}]))`,
  'gu',
);
const thousands = /(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/g;

/** Returns a text in which no line ends in a number, or between it and the symbol of its unit: `60 000`, `5 mm`, `20 %`. */
export const joinUnits = (text: string): string => text.replace(thousands, '\u00a0').replace(unit, '\u00a0');

/** Returns `5 minutes`. Hebrew writes 1 and 2 years without a digit; Chinese and Japanese put no space after digits. */
export function formatUnit(count: number, unit: 'year' | 'month' | 'minute', language: string): string {
  const text = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  if (language === 'he') return text.replace(/^1 /, '').replace('2 שנים', 'שנתיים');
  return text.replace(/(?<=\d) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u, '');
}
