/** Limits of YAML, so that no file exhausts stack or memory, or takes long to read. */
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  Lexer,
  Parser,
  YAMLParseError,
} from 'yaml';

/** Groups and lists within each other; content has about five. */
const deepest = 50;
/** Values that repeat another one by its name. */
const mostAliases = 100;
/** Characters that aliases may repeat. */
const mostRepeated = 1_000_000;

/**
 * Returns where YAML is nested too deep for its parser, which is recursive.
 * @param onNewLine is called with the offset of each line up to there
 */
export function findDeepNesting(
  yaml: string,
  onNewLine?: (offset: number) => void,
): { offset: number; message: string } | undefined {
  onNewLine?.(0);
  const parser = new Parser(onNewLine);
  for (const lexeme of new Lexer().lex(yaml)) {
    Array.from(parser.next(lexeme));
    if (parser.stack.length > deepest)
      return {
        offset: parser.offset,
        message: `Lists or groups are nested more than ${deepest} deep. Nest them less.`,
      };
  }
  return undefined;
}

/**
 * Returns errors for fields that are set twice, which the parser looks for in quadratic time (`uniqueKeys`), and for
 * aliases that repeat what they are in, or too much.
 */
export function findRepetition({ contents }: Document): YAMLParseError[] {
  const errors: YAMLParseError[] = [];
  /** Of values by their names; undefined within them. */
  const sizes = new Map<string, number | undefined>();
  let aliases = 0;
  let repeated = 0;
  const report = (node: unknown, code: 'DUPLICATE_KEY' | 'BAD_ALIAS' | 'RESOURCE_EXHAUSTION', message: string) => {
    const [at = 0] = (isNode(node) && node.range) || [];
    errors.push(new YAMLParseError([at, at + 1], code, message));
  };
  const repeat = (name: string, node: unknown): number => {
    const size = sizes.get(name);
    if (size === undefined && sizes.has(name))
      report(node, 'RESOURCE_EXHAUSTION', `Alias *${name} is inside of the value &${name} that it repeats. Delete it.`);
    else if (size === undefined) report(node, 'BAD_ALIAS', 'Alias repeats a value that does not exist.');
    repeated += size ?? 0;
    if (++aliases <= mostAliases && repeated <= mostRepeated) return size ?? 0;
    if (!errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION'))
      report(node, 'RESOURCE_EXHAUSTION', `Aliases repeat too much. Write out the value of *${name}.`);
    return 0;
  };
  const measure = (node: unknown): number => {
    if (isPair(node)) return measure(node.key) + measure(node.value);
    if (isAlias(node)) return repeat(node.source, node);
    if (!isCollection(node) && !isScalar(node)) return 0;
    // From here on, an alias of its name would be inside of it.
    if (node.anchor) sizes.set(node.anchor, undefined);
    const keys = new Set<unknown>();
    for (const { key } of isMap(node) ? node.items : []) {
      const name = isScalar(key) ? key.value : key;
      if (keys.has(name)) report(key, 'DUPLICATE_KEY', 'Field is set twice.');
      keys.add(name);
    }
    const size = isCollection(node)
      ? node.items.reduce<number>((sum, item) => sum + measure(item), 1)
      : (node.source?.length ?? 0);
    if (node.anchor) sizes.set(node.anchor, size);
    return size;
  };
  measure(contents);
  return errors;
}
