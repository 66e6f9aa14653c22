/** `content/theme.css`: values of the owner's own for the design's tokens. */
import postcss, { type ChildNode, CssSyntaxError, type Declaration, type Root } from 'postcss';
import { shorten } from '#base/characters.ts';
import { inContent } from '#base/contentPath.ts';
import { encodingProblem } from '#base/encoding.ts';
import { largestFile, quote } from '#base/explain.ts';
import { nearest } from '#base/nearest.ts';
import type { Position, Problem } from '#base/problems.ts';
import { describe, type Finding, type ProblemFacts } from '#base/problemTexts.ts';
import { colorExample, parseColor } from '#ui/palette/accents.ts';
import { resolve } from '#ui/palette/palette.ts';
import { readTokens, selectors, type TokenValues, themes } from '#ui/palette/tokens.ts';
import type { ContentFolder } from './folder.ts';

export const themeFile = inContent('theme.css');

export interface ThemeFile {
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

const isColor = (value: string) => themes.every((theme) => parseColor(value, theme));

/** Returns what is wrong with a token's value: colors must be read, since palettes are made from them. */
function valueProblem(found: string, value: string, before: string, root: TokenValues[string] = {}) {
  const [foreign] = /[<{}]|url\(/i.exec(value) ?? [];
  if (foreign) return { kind: 'tokenForeign' as const, found, allowed: foreign };
  if (!isColor(resolve(before, root)) || isColor(resolve(value, root))) return undefined;
  const allowed = `an opaque color, or one for each theme, such as ${colorExample}`;
  return { kind: 'tokenValue' as const, found, allowed, write: quote(value) };
}

const example = `:root { --accent: ${colorExample}; }`;

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

function adviceFor({ prop, variable }: Declaration, known: TokenValues[string], tokens: TokenValues): ProblemFacts {
  const owner = selectors.find((each) => variable && Object.hasOwn(tokens[each] ?? {}, prop.slice(2)));
  if (owner) return { fix: 'setIn', write: owner };
  const names = Object.keys(known).map((each) => `--${each}`);
  const meant = /color$/i.test(prop) ? '--accent' : nearest(prop, names);
  return meant ? { meant: [meant] } : { fix: 'tokens' };
}

export function parseTheme(css: string): ThemeFile {
  const tokens = ownTokens();
  const values: Record<string, Record<string, string>> = {};
  const places = new Map<string, Position>();
  const problems: Problem[] = [];
  const reject = (node: ChildNode, finding: Finding) => {
    const { line = 1, column = 1 } = node.source?.start ?? {};
    problems.push({ file: themeFile, line, column, ...describe(finding) });
  };
  const readDeclaration = (selector: string, node: ChildNode, root?: TokenValues[string]) => {
    if (node.type === 'comment') return;
    if (node.type !== 'decl') return reject(node, { kind: 'block', write: example });
    const { prop, variable, source } = node;
    const [name, known] = [prop.slice(2), tokens[selector] ?? {}];
    const before = variable && Object.hasOwn(known, name) ? known[name] : undefined;
    if (before === undefined)
      return reject(node, {
        kind: 'token',
        found: shorten(prop, 40),
        allowed: selector,
        ...adviceFor(node, known, tokens),
      });
    const value = node.value.trim();
    const problem = valueProblem(prop, value, before, root);
    if (problem) return reject(node, problem);
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
        const found = shorten(what.replace(/\s+/g, ' '), 40);
        reject(node, { kind: 'rule', found, allowed: selectors.join(', '), write: example });
      }
    }
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { line = 1, column = 1, reason } = error;
    problems.push({ file: themeFile, line, column, ...describe({ kind: 'css', found: reason }) });
  }
  return { text: css, values, places, problems };
}

export function readTheme(folder: ContentFolder): ThemeFile {
  if (!folder.has(themeFile)) return parseTheme('');
  const bytes = folder.read(themeFile);
  const finding = encodingProblem(bytes) ?? (bytes.length > largestFile ? { kind: 'tooLarge' as const } : undefined);
  if (!finding) return parseTheme(bytes.toString());
  return { ...parseTheme(''), problems: [{ file: themeFile, ...describe(finding) }] };
}
