/** `content/theme.css`: values of the owner's own for the design's tokens. */
import postcss, { type ChildNode, CssSyntaxError, type Declaration } from 'postcss';
import { encodingProblem } from '#base/encoding.ts';
import { largestFile, tooLarge } from '#base/explain.ts';
import { didYouMean } from '#base/nearest.ts';
import type { Place, Problem } from '#base/problems.ts';
import { colorExample } from '#ui/palette/accents.ts';
import { hexOf } from '#ui/palette/palette.ts';
import { readTokens, selectors, type TokenValues, themes } from '#ui/palette/tokens.ts';
import type { ContentFolder } from './folder.ts';

export const themeFile = 'content/theme.css';

export interface ThemeFile {
  /** Empty if there is no file, or it can't be read. */
  text: string;
  values: TokenValues;
  /** Where tokens are set, by selector and name: `.research tone-1`. */
  places: ReadonlyMap<string, Place>;
  problems: readonly Problem[];
}

/** Tokens that owners can set. A category has the color that is named in its place. */
export function ownTokens(tokens = readTokens()): TokenValues {
  const all: TokenValues = { ...tokens, ':root': { ...tokens[':root'], mark: 'var(--accent)' } };
  return Object.fromEntries(Object.entries(all).map(([selector, { category: _, ...values }]) => [selector, values]));
}

const length = /^(0|-?(\d+|\d*\.\d+)(px|r?em|ch|pt|[mc]m|%|[ds]?v(w|h|i|b|min|max))|(calc|clamp|min|max)\(.+\))$/;
/** What values of tokens that are no colors look like, by a value of tokens.css. */
const forms: readonly [default_: RegExp, allowed: RegExp, what: string][] = [
  [/^[\d.]+m?s$/, /^(\d+|\d*\.\d+)m?s$/, 'a duration, such as 0.2s'],
  [/^(\d|clamp|min)[^s]*(rem|px|vw\)?)\)*$/, length, 'a length, such as 1.5rem'],
  [/^\d+$/, /^(0|1|0?\.\d+)$/, 'a number from 0 to 1'],
];

/** Returns what is wrong with a token's value; undefined if nothing is. */
function valueProblem(
  { value, important }: Pick<Declaration, 'value' | 'important'>,
  before: string,
  root: TokenValues[string],
): string | undefined {
  if (important) return 'has !important, which would also hold on paper. Delete it.';
  if (!value) return 'has no value.';
  if (/--[\w-]+\s*:/.test(value)) return 'has no semicolon after its value. Add it.';
  if (/[<{}]|url\(/i.test(value))
    return `contains "${/[<{}]|url\(/i.exec(value)?.[0]}", which no token may. Delete it.`;
  if (themes.every((theme) => hexOf(before, theme, root))) {
    const isColor = themes.every((theme) => hexOf(value, theme, root));
    const what = `an opaque color, or one for each theme, such as ${colorExample}`;
    return isColor ? undefined : `must be ${what} (found "${value}").`;
  }
  const [, allowed, what] = forms.find(([form]) => form.test(before)) ?? [];
  return allowed && !allowed.test(value) && !/^var\(--[\w-]+\)$/.test(value)
    ? `must be ${what} (found "${value}").`
    : undefined;
}

const example = `Example: \`:root { --accent: ${colorExample}; }\``;

/** Reads a theme. What is wrong in it is left out of its values. */
export function parseTheme(css: string): ThemeFile {
  const tokens = ownTokens();
  const values: Record<string, Record<string, string>> = {};
  const places = new Map<string, Place>();
  const problems: Problem[] = [];
  const reject = (node: ChildNode, message: string) => {
    const { line = 1, column = 1 } = node.source?.start ?? {};
    problems.push({ file: themeFile, line, column, message, severity: 'error' });
  };
  const readDeclaration = (selector: string, node: ChildNode, root: TokenValues[string]) => {
    if (node.type === 'comment') return undefined;
    if (node.type !== 'decl') return reject(node, `Only tokens can be set here. Delete this block. ${example}`);
    const name = node.prop.replace(/^--/, '');
    const known = tokens[selector] ?? {};
    const before = node.variable && Object.hasOwn(known, name) ? known[name] : undefined;
    if (before === undefined) {
      const owner = selectors.find((each) => node.variable && tokens[each]?.[name] !== undefined);
      const meant = didYouMean(
        node.prop,
        Object.keys(tokens[selector] ?? {}).map((each) => `--${each}`),
      );
      const advice = owner ? `. Set it in ${owner}.` : meant || '. docs/look.md lists all.';
      return reject(node, `${node.prop} is not a token of ${selector}${advice}`);
    }
    const value = node.value.trim();
    const problem = valueProblem({ value, important: node.important }, before, root);
    if (problem) return reject(node, `${node.prop} ${problem}`);
    const { line = 1, column = 1 } = node.source?.start ?? {};
    places.set(`${selector} ${name}`, { line, column });
    values[selector] = { ...values[selector], [name]: value };
    return undefined;
  };
  try {
    const sheet = postcss.parse(css);
    const own: Record<string, Record<string, string>> = {};
    sheet.walkRules(({ selector, nodes }) => {
      const declared = nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop.slice(2), node.value.trim()]] : []));
      own[selector] = { ...own[selector], ...Object.fromEntries(declared) };
    });
    // What `var()` finds in a rule.
    const rootOf = (selector: string) =>
      Object.assign({}, ...[':root', selector].map((each) => ({ ...tokens[each], ...own[each] })));
    for (const node of sheet.nodes) {
      if (node.type === 'comment') continue;
      if (node.type === 'rule' && selectors.includes(node.selector))
        for (const each of node.nodes) readDeclaration(node.selector, each, rootOf(node.selector));
      else {
        const what = node.type === 'rule' ? node.selector : node.type === 'atrule' ? `@${node.name}` : node.prop;
        reject(node, `"${what}" is not allowed. Set tokens in ${selectors.join(', ')}. ${example}`);
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
