/** Numbers and their units, which no line may part. */

const prefixed = '[numµkMGT]?(?:m|g|s|l|L|V|W|A|J|N|Hz|Pa|eV|Wh|B|bit|bps|px)|[KMGT]iB|[cd]m|[ch]Pa|dB|mol';
const other = '[%‰€£$]|°[CF]?|min|h|t|ha|pt|dpi|fps|rpm|pp[mb]|EUR|USD|GBP|CHF|kr';
const unit = new RegExp(
  `(?<=\\d) (?=(?:${prefixed}|${other})[²³]?(?:/(?:${prefixed}|${other})[²³]?)?(?![\\p{L}\\p{N}]))`,
  'gu',
);

/** Returns a text in which no line ends between a number and the symbol of its unit: `5 mm`, `1.6 Mbit/s`, `20 %`. */
export const joinUnits = (text: string): string => text.replace(unit, '\u00a0');
