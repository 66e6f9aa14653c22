/** A quoted or plain cell with what ends it (RFC 4180); a quote inside of a plain cell is a character. */
const cell = () => /(?:"([^"]*(?:""[^"]*)*)"|([^,\r\n]*))(,|\r\n|\r|\n|$)/y;

/** Returns the rows of a CSV text below its first, each by the names in that one. Line breaks in quotes stay. */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [];
  let row: string[] = [];
  const next = cell();
  while (next.lastIndex < text.length) {
    const [, quoted, plain = '', end] = next.exec(text) ?? [];
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  if (row.length) rows.push(row);
  const [names = [], ...others] = rows;
  // Loops over the cells, since a row can be shorter than the header.
  return others.map((cells) =>
    Object.fromEntries(cells.slice(0, names.length).map((text, index) => [names[index]?.trim(), text.trim()])),
  );
}
