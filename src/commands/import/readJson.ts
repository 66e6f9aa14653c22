/** Reads a JSON file as people write it, with the place of each of its fields. */
import jsonc from 'jsonc-parser';
import { offsetsIn } from '#base/lines.ts';
import { type ResumeFile, SourceError } from './resumeFile.ts';

const messages: Record<string, string> = {
  InvalidSymbol: 'is not JSON: field names and texts must be in "double quotes"',
  InvalidNumberFormat: 'is not JSON: a number is incomplete',
  PropertyNameExpected: 'is not JSON: a field name in "double quotes" is missing here',
  ValueExpected: 'is not JSON: a value is missing here',
  ColonExpected: 'is not JSON: a colon is missing here, after the field name',
  CommaExpected: 'is not JSON: a comma is missing before this',
  CloseBraceExpected: 'is not JSON: a } is missing',
  CloseBracketExpected: 'is not JSON: a ] is missing',
  EndOfFileExpected: 'is not JSON: there is text after its end',
  UnexpectedEndOfString: 'is not JSON: a text has no closing quote on its line',
  InvalidEscapeCharacter: 'is not JSON: a backslash in a text must be doubled',
  InvalidCharacter: 'is not JSON: a text contains a tab or another control character. Write it as \\t or \\n',
};

/** Nesting depth that is read; a résumé has about five levels. Recursive functions would run out of memory. */
const deepest = 100;

/** Returns where a text is nested too deep to be read. */
function tooDeep(text: string): number | undefined {
  const scanner = jsonc.createScanner(text, true);
  let depth = 0;
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const sign = text.charAt(scanner.getTokenOffset());
    if ('{['.includes(sign)) depth += 1;
    if (']}'.includes(sign)) depth -= 1;
    if (depth > deepest) return scanner.getTokenOffset();
  }
  return undefined;
}

/**
 * Reads a résumé in JSON.
 * @throws SourceError with the first error and its place
 */
export function parseJson(text: string): ResumeFile {
  const { placeAt } = offsetsIn(text);
  const deep = tooDeep(text);
  if (deep !== undefined) {
    throw new SourceError(`is nested more than ${deepest} deep here. Check its brackets.`, placeAt(deep));
  }
  const errors: jsonc.ParseError[] = [];
  const tree = jsonc.parseTree(text, errors, { allowTrailingComma: true });
  const [first] = errors;
  if (first || !tree) {
    if (!first || !text.trim()) throw new SourceError('is empty');
    const message = messages[jsonc.printParseErrorCode(first.error)] ?? "is not JSON: this can't be read";
    throw new SourceError(message, placeAt(first.offset));
  }
  const strict: jsonc.ParseError[] = [];
  jsonc.parseTree(text, strict, { disallowComments: true });
  return {
    data: jsonc.getNodeValue(tree),
    relaxed: strict.length > 0,
    position: (path) => {
      for (let length = path.length; length > 0; length--) {
        const segments = path.slice(0, length).map((part) => (typeof part === 'symbol' ? String(part) : part));
        const node = jsonc.findNodeAtLocation(tree, segments);
        if (node) return placeAt(node.offset);
      }
      return placeAt(tree.offset);
    },
  };
}
