/** Lowercase Latin letters and digits, which every program accepts in keys. */
const asciiOf = (word: string) =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '');

/**
 * `example2026diameter`: the last name, the year, and a word of the title.
 * @param author empty where none is known
 */
export function keyOf(author: string, year: string, title: string, taken: readonly string[]): string {
  const words = title.split(/\s+/).map(asciiOf);
  const word = words.find(({ length }) => length > 3) ?? words.find(Boolean) ?? '';
  const key = `${asciiOf(author.split(/\s+/).at(-1) ?? '') || 'publication'}${year}${word}`;
  const names = new Set(taken);
  let next = key;
  for (let number = 2; names.has(next); number++) next = `${key}${number}`;
  return next;
}
