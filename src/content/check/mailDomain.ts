/** Domains of many email addresses, and real ones that look like a typo of those. */
const known = [
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'yahoo.com', 'icloud.com', 'proton.me'],
  ...['protonmail.com', 'fastmail.com', 'yandex.com', 'yandex.ru', 'mail.com', 'email.com', 'ymail.com'],
];
/** Shorter domains are too similar to each other. */
const shortest = 'gmail.com'.length;

/** Returns whether two texts differ by one typo: a key too many, too few or wrong, or two in the wrong order. */
function isOneTypo(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  const isSwap = left.length === 2 && left === [...right].reverse().join('');
  return isSwap || (left.length < 2 && right.length < 2);
}

/** Returns the address that was probably meant, if its domain is one typo away from one that everybody knows. */
export function suggestAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at).toLowerCase();
  if (!at || known.includes(domain)) return undefined;
  const suggested = known.find((each) => each.length >= shortest && isOneTypo(domain, each));
  return suggested && email.slice(0, at) + suggested;
}
