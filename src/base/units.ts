/** Numbers and their units, which no line may part. */

const prefixed = '[numµkMGT]?(?:m|g|s|l|L|V|W|A|J|N|Hz|Pa|eV|Wh|B|bit|bps|px)|[KMGT]iB|[cd]m|[ch]Pa|dB|mol';
const other = '[%‰€£$]|°[CF]?|min|h|t|ha|pt|dpi|fps|rpm|pp[mb]|EUR|USD|GBP|CHF|kr';
const unit = new RegExp(
  `(?<=\\d) (?=(?:${prefixed}|${other})[²³]?(?:/(?:${prefixed}|${other})[²³]?)?(?![\\p{L}\\p{N}]))`,
  'gu',
);

/** Returns a text in which no line ends between a number and the symbol of its unit: `5 mm`, `1.6 Mbit/s`, `20 %`. */
export const joinUnits = (text: string): string => text.replace(unit, '\u00a0');

/** Joins the units in some fields of an entry, each a text or a list of texts. */
export function withUnitsJoined<Entry extends object>(entry: Entry, ...fields: (keyof Entry)[]): Entry {
  const joined = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(joined);
    return typeof value === 'string' ? joinUnits(value) : value;
  };
  return { ...entry, ...Object.fromEntries(fields.map((field) => [field, joined(entry[field])])) };
}
