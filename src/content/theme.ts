/** `content/theme.css`: values of the owner's own for the design's tokens. */
import postcss, { type ChildNode, CssSyntaxError } from 'postcss';
import { shorten } from '#base/characters.ts';
import { inContent } from '#base/contentPath.ts';
import { fileProblem } from '#base/encoding.ts';
import { quote } from '#base/explain.ts';
import { suggest } from '#base/nearest.ts';
import type { Position, Problem } from '#base/problems.ts';
import { describe, type Finding } from '#base/problemTexts.ts';
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

const placeOf = ({ source }: ChildNode): Position => {
  const { line = 1, column = 1 } = source?.start ?? {};
  return { line, column };
};

const example = `:root { --accent: ${colorExample}; }`;

export function parseTheme(css: string): ThemeFile {
  const tokens = ownTokens();
  const values: Record<string, Record<string, string>> = {};
  const places = new Map<string, Position>();
  const problems: Problem[] = [];
  const report = (place: Position | undefined, finding: Finding) => {
    problems.push({ file: themeFile, ...place, ...describe(finding) });
  };
  const readDeclaration = (selector: string, node: ChildNode) => {
    if (node.type === 'comment') return;
    if (node.type !== 'decl') return report(placeOf(node), { kind: 'block', write: example });
    const { prop, variable, value } = node;
    const [name, known] = [prop.slice(2), tokens[selector] ?? {}];
    if (!variable || !Object.hasOwn(known, name)) {
      const names = Object.keys(known).map((each) => `--${each}`);
      const advice = suggest(prop, names, { fix: 'tokens' });
      return report(placeOf(node), { kind: 'token', found: shorten(prop, 40), allowed: selector, ...advice });
    }
    places.set(`${selector} ${name}`, placeOf(node));
    values[selector] ??= {};
    values[selector][name] = value.trim();
  };
  try {
    for (const node of postcss.parse(css).nodes) {
      if (node.type === 'comment') continue;
      if (node.type === 'rule' && selectors.includes(node.selector))
        for (const each of node.nodes) readDeclaration(node.selector, each);
      else {
        const what = node.type === 'rule' ? node.selector : node.type === 'atrule' ? `@${node.name}` : node.prop;
        const found = shorten(what.replace(/\s+/g, ' '), 40);
        report(placeOf(node), { kind: 'rule', found, allowed: selectors.join(', '), write: example });
      }
    }
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { line = 1, column = 1, reason } = error;
    report({ line, column }, { kind: 'css', found: reason });
  }
  for (const [selector, own] of Object.entries(values)) {
    const root = { ...tokens[':root'], ...values[':root'], ...tokens[selector], ...own };
    for (const [name, value] of Object.entries(own)) {
      const finding = valueProblem(`--${name}`, value, tokens[selector]?.[name] ?? '', root);
      if (!finding) continue;
      report(places.get(`${selector} ${name}`), finding);
      delete own[name];
    }
  }
  return { text: css, values, places, problems };
}

export function readTheme(folder: ContentFolder): ThemeFile {
  if (!folder.has(themeFile)) return parseTheme('');
  const bytes = folder.read(themeFile);
  const finding = fileProblem(bytes);
  if (!finding) return parseTheme(bytes.toString());
  return { ...parseTheme(''), problems: [{ file: themeFile, ...describe(finding) }] };
}
