/** `content/theme.css`: values of the owner's own for the design's tokens. */
import postcss, { type ChildNode, CssSyntaxError, type Declaration, type Root } from 'postcss';
import { shorten } from '#base/characters.ts';
import { inContent } from '#base/contentPath.ts';
import { encodingProblem } from '#base/encoding.ts';
import { largestFile, mustBe, tooLarge } from '#base/explain.ts';
import { didYouMean } from '#base/nearest.ts';
import type { Position, Problem } from '#base/problems.ts';
import { colorExample, parseColor } from '#ui/palette/accents.ts';
import { resolve } from '#ui/palette/palette.ts';
import { readValue } from '#ui/palette/readValue.ts';
import { readTokens, selectors, type TokenValues, themes } from '#ui/palette/tokens.ts';
import type { ContentFolder } from './folder.ts';

export const themeFile = inContent('theme.css');

export interface ThemeFile {
  /** Empty if there is no file, or it can't be read. */
  text: string;
  values: TokenValues;
  /** Where tokens are set, by selector and name: `.research tone-1`. */
  places: ReadonlyMap<string, Position>;
  problems: readonly Problem[];
}

/** Returns the tokens that owners can set. For `--category`, they set the color that it refers to. */
export function ownTokens(): TokenValues {
  const tokens = readTokens();
  const all: TokenValues = { ...tokens, ':root': { ...tokens[':root'], mark: 'var(--accent)' } };
  return Object.fromEntries(Object.entries(all).map(([selector, { category: _, ...values }]) => [selector, values]));
}

/** Types of tokens by a CSS property that accepts them: the first one that accepts the token's value in tokens.css. */
const kinds: readonly [property: string, what: string][] = [
  ['color', `an opaque color, or one for each theme, such as ${colorExample}`],
  ['opacity', 'a number from 0 to 1'],
  ['width', 'a length, such as 1.5rem'],
  ['transition-duration', 'a duration, such as 0.2s'],
  ['transition-timing-function', 'an easing, such as ease-out'],
  ['font-family', 'names of fonts, such as system-ui, sans-serif'],
];

/** Returns whether a token used for a property of CSS can have a value, without `var()`. */
function fits(property: string, value: string): boolean {
  if (property === 'color') return themes.every((theme) => parseColor(value, theme));
  const read = readValue(property, value);
  switch (read?.property) {
    case 'opacity':
      return read.value >= 0 && read.value <= 1;
    case 'width':
      // A number alone is read as pixels, as old pages have it.
      return read.value.type === 'length-percentage' && !Number(value);
    case 'transition-duration':
      return read.value.length === 1 && read.value.every((time) => time.value >= 0);
    case 'transition-timing-function':
      return read.value.length === 1;
    case 'font-family':
      // A token has no value to inherit.
      return !/^(inherit|initial|unset|revert|revert-layer)$/i.test(value);
    default:
      return read !== undefined || (property === 'transition-timing-function' && /^linear\(.+\)$/i.test(value));
  }
}

/** Returns what is wrong with a token's value; undefined if nothing is. */
function valueProblem(
  { value, important }: Pick<Declaration, 'value' | 'important'>,
  before: string,
  root: TokenValues[string],
): string | undefined {
  if (important) return 'has !important, which would also apply in print. Delete it.';
  if (!value) return 'has no value. Write one, or delete it.';
  const [foreign] = /[<{}]|url\(/i.exec(value) ?? [];
  if (foreign) return `contains "${foreign}", which isn't allowed in a token. Delete it.`;
  if (/^[^"':]*:/.test(value)) return 'has no semicolon after its value. Add it.';
  const [property, what] = kinds.find(([each]) => fits(each, resolve(before, root))) ?? [];
  return property && !fits(property, resolve(value, root)) ? `${mustBe(what ?? '', value)}.` : undefined;
}

const example = `Example: \`:root { --accent: ${colorExample}; }\``;

/** Returns what `var()` finds in each rule of a theme. */
function valuesIn(sheet: Root, tokens: TokenValues): TokenValues {
  const own = (selector: string) => {
    const nodes = sheet.nodes.flatMap((node) => (node.type === 'rule' && node.selector === selector ? node.nodes : []));
    return Object.fromEntries(
      nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop.slice(2), node.value]] : [])),
    );
  };
  return Object.fromEntries(
    selectors.map((each) => [each, { ...tokens[':root'], ...own(':root'), ...tokens[each], ...own(each) }]),
  );
}

/** Returns what to do about a property that is not one of the known tokens of its rule. */
function adviceFor({ prop, variable }: Declaration, known: TokenValues[string], tokens: TokenValues): string {
  const owner = selectors.find((each) => variable && Object.hasOwn(tokens[each] ?? {}, prop.slice(2)));
  if (owner) return `. Set it in ${owner}.`;
  if (/color$/i.test(prop)) return '. Did you mean "--accent"?';
  const names = Object.keys(known).map((each) => `--${each}`);
  return didYouMean(prop, names) || '. docs/look.md lists all.';
}

/** Reads a theme. Values with errors are left out. */
export function parseTheme(css: string): ThemeFile {
  const tokens = ownTokens();
  const values: Record<string, Record<string, string>> = {};
  const places = new Map<string, Position>();
  const problems: Problem[] = [];
  const reject = (node: ChildNode, message: string) => {
    const { line = 1, column = 1 } = node.source?.start ?? {};
    problems.push({ file: themeFile, line, column, message, severity: 'error' });
  };
  const readDeclaration = (selector: string, node: ChildNode, root: TokenValues[string] = {}) => {
    if (node.type === 'comment') return;
    if (node.type !== 'decl') return reject(node, `Only tokens can be set here. Delete this block. ${example}`);
    const { prop, variable, important, source } = node;
    const [name, known] = [prop.slice(2), tokens[selector] ?? {}];
    const before = variable && Object.hasOwn(known, name) ? known[name] : undefined;
    if (before === undefined)
      return reject(node, `${shorten(prop, 40)} is not a token of ${selector}${adviceFor(node, known, tokens)}`);
    const value = node.value.trim();
    const problem = valueProblem({ value, important }, before, root);
    if (problem) return reject(node, `${prop} ${problem}`);
    const { line = 1, column = 1 } = source?.start ?? {};
    places.set(`${selector} ${name}`, { line, column });
    values[selector] ??= {};
    values[selector][name] = value;
  };
  try {
    const sheet = postcss.parse(css);
    const found = valuesIn(sheet, tokens);
    for (const node of sheet.nodes) {
      if (node.type === 'comment') continue;
      if (node.type === 'rule' && selectors.includes(node.selector))
        for (const each of node.nodes) readDeclaration(node.selector, each, found[node.selector]);
      else {
        const what = node.type === 'rule' ? node.selector : node.type === 'atrule' ? `@${node.name}` : node.prop;
        reject(
          node,
          `"${shorten(what.replace(/\s+/g, ' '), 40)}" is not allowed. Set tokens in ${selectors.join(', ')}. ${example}`,
        );
      }
    }
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { line = 1, column = 1, reason } = error;
    problems.push({ file: themeFile, line, column, message: `Not valid CSS: ${reason}.`, severity: 'error' });
  }
  return { text: css, values, places, problems };
}

/** Reads the theme of a folder, which may have none. */
export function readTheme(folder: ContentFolder): ThemeFile {
  if (!folder.has(themeFile)) return parseTheme('');
  const bytes = folder.read(themeFile);
  const message = encodingProblem(bytes) ?? (bytes.length > largestFile ? tooLarge : undefined);
  if (message === undefined) return parseTheme(bytes.toString());
  return { ...parseTheme(''), problems: [{ file: themeFile, message, severity: 'error' }] };
}
