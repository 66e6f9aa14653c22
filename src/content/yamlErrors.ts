import { type Document, isScalar, visit, type YAMLParseError } from 'yaml';

const quotes = 'Put the whole value in quotes. Example: title: "Cards: a game"';
const noColon = 'Colon and space are missing between a field and its value. Example: title: Online card game';

const indented = 'Line is indented unlike the lines around it. Indent fields of one group alike.';

/** What to do about each kind of error, by the parser's own code (https://eemeli.org/yaml/#errors). */
const advice: Partial<Record<YAMLParseError['code'], string>> = {
  BAD_DQ_ESCAPE: 'Backslash has no meaning here in double quotes. Put the value in single quotes.',
  BAD_INDENT: indented,
  BAD_SCALAR_START: `Value begins with a character that YAML reserves. ${quotes}`,
  BLOCK_AS_IMPLICIT_KEY: `Value contains a colon and a space. ${quotes}`,
  DUPLICATE_KEY: 'Field is there twice. Keep one.',
  MISSING_CHAR: noColon,
  MULTILINE_IMPLICIT_KEY: noColon,
  MULTIPLE_DOCS: 'Extra ---. Keep one line of --- before the fields and one after them.',
  UNEXPECTED_TOKEN: `Value has ended before this. Check the indentation of the line. ${quotes}`,
};

/** Where a quotation that is not closed begins; the parser reports where the file ends. */
function opening(document: Document, end: number): number | undefined {
  let found: number | undefined;
  visit(document, {
    Scalar: (_, node) => {
      if (isScalar(node) && node.type?.startsWith('QUOTE_') && node.range && node.range[1] >= end)
        found = node.range[0];
    },
  });
  return found;
}

/** An error in a file's YAML in an owner's words, and where it is (an offset counted from 0). */
function explainMistake(
  document: Document,
  { code, message, pos }: YAMLParseError,
): { offset: number; message: string } {
  const [at] = pos;
  if (message.includes('closing') && message.includes('quote')) {
    const mark = message.includes("'quote") ? "'" : '"';
    return {
      offset: opening(document, at) ?? at,
      message: `Value begins with ${mark}. Add ${mark} at its end.`,
    };
  }
  const bracket = /end with a (\S)/.exec(message)?.[1];
  if (bracket) return { offset: at, message: `List or group before this is not closed. Add ${bracket} at its end.` };
  if (message.includes('block sequence')) return { offset: at, message: indented };
  // The parser's message without its place, which is reported anyway.
  const own = message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? code;
  return { offset: at, message: advice[code] ?? `Not valid YAML: ${own}` };
}

/** Offsets of tabs that indent a line, where YAML allows none: a value in quotes or after | or > may hold some. */
function indentingTabs(document: Document, yaml: string): number[] {
  const texts: [from: number, to: number][] = [];
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type !== 'PLAIN' && range) texts.push([range[0], range[1]]);
    },
  });
  const reported = document.errors.map(({ pos: [at] }) => at);
  return [...yaml.matchAll(/^( *)\t[ \t]*(?=[^\s#])/gm)]
    .map(({ index, 1: blanks = '' }) => index + blanks.length)
    .filter((tab) => reported.includes(tab) || !texts.some(([from, to]) => from < tab && tab < to));
}

/**
 * Returns every error in a file's YAML, of those in one line the first: the others follow from it. A tab makes the
 * parser find errors wherever it looks, so only tabs are reported.
 * @param yaml the text that the document was read from
 */
export function yamlErrors(document: Document, yaml: string): { offset: number; message: string }[] {
  const tabs = document.errors.length ? indentingTabs(document, yaml) : [];
  if (tabs.length) return tabs.map((offset) => ({ offset, message: 'Line is indented with a tab. Use spaces.' }));
  const lines = new Set<number | undefined>();
  return document.errors.flatMap((error) => {
    const line = error.linePos?.[0].line;
    if (lines.has(line)) return [];
    lines.add(line);
    return [explainMistake(document, error)];
  });
}
