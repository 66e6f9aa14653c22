const mark = String.raw`(?:ext(?:n|ension)?|x|durchwahl|dw|poste|int|доб|#)[\s.:=-]*\d`;
/** `ext. 12`, `x12`, `Durchwahl 12` after a number. */
const extension = new RegExp(String.raw`(?<=\d[\s,;()-]*)${mark}.*`, 'is');
/** What is between two numbers; a slash or comma may also be part of one. */
const between = new RegExp(
  String.raw`(?:[/|,;]|\s(?:or|and|oder|und|ou|et|o|y)\s|\s(?=\(?\+))(?!\s*${mark})\s*\(?`,
  'gi',
);

function digitsOf(phone: string): string {
  const international = phone.replace(/^\D*00(?=\D*[1-9])/, '+');
  if (!/^\D*\+/.test(international)) return phone.replace(/\D/g, '');
  // Drop a zero in parentheses, which is for domestic calls; in Italy it is part of the number.
  const zero = /^\D*39/.test(international) ? '0' : '';
  return `+${international.replace(/(?<=\d\D*)\(\s*0/, zero).replace(/\D/g, '')}`;
}

function isWhole(phone: string): boolean {
  const digits = digitsOf(phone);
  return digits.length >= (digits.startsWith('+') ? 10 : 7);
}

export function firstNumber(phone: string): string {
  for (const { index, 0: sign } of phone.matchAll(between)) {
    const before = phone.slice(0, index);
    const next = phone.slice(index + sign.length);
    if (/\d/.test(before) && /\d/.test(next) && (isWhole(before) || /^(\+|00)/.test(next))) return before.trim();
  }
  return phone;
}

/** Returns the first phone number of a text as in a `tel:` URL (RFC 3966), with its extension. */
export function dialed(phone: string): string {
  const first = firstNumber(phone);
  const [inner] = extension.exec(first) ?? [''];
  const digits = inner.replace(/\D/g, '');
  return digitsOf(first.slice(0, first.length - inner.length)) + (digits && `;ext=${digits}`);
}
