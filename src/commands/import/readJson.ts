/** Reads a JSON file as people write it, with comments and trailing commas, and the place of each of its fields. */
import jsonc from 'jsonc-parser';
import { offsetsIn } from '#base/lines.ts';
import { type ResumeFile, SourceError } from './resumeFile.ts';

/** Nesting depth that is read; a résumé has about five levels. Recursive functions would run out of memory. */
const deepest = 100;

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
  if (!tree || !text.trim()) throw new SourceError('is empty');
  if (first) {
    // `CommaExpected`
    const words = jsonc.printParseErrorCode(first.error).replace(/(?<=\p{Ll})\p{Lu}/gu, ' $&');
    throw new SourceError(`is not JSON: ${words.toLowerCase()}`, placeAt(first.offset));
  }
  return {
    data: jsonc.getNodeValue(tree),
    position: (path) => {
      for (let length = path.length; length > 0; length--) {
        const node = jsonc.findNodeAtLocation(tree, path.slice(0, length) as jsonc.JSONPath);
        if (node) return placeAt(node.offset);
      }
      return placeAt(tree.offset);
    },
  };
}
