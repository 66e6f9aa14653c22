/** Removes CSS rules that match nothing on any of the pages with the same styles. */

/** What a page, or several, can match. */
export interface Vocabulary {
  tags: ReadonlySet<string>;
  /** Every word of attributes and scripts: each might be a class. */
  words: ReadonlySet<string>;
}

const style = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g;
/** At-rules whose blocks hold rules with selectors. */
const holdsRules = /^@(?:media|supports|layer|container)\b/;
/** Where a rule's block begins and ends, a declaration ends, or what is read as a whole begins. */
const special = /[{};]|"[^"]*"|'[^']*'|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const arguments_ = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** In the place of selectors. */
const keyframes = new Set(['from', 'to']);

/** Whether elements of the page can match a selector, judged by its classes and tags outside of parentheses. */
function canMatch(selector: string, { tags, words }: Vocabulary): boolean {
  const plain = selector.replaceAll(/\[[^\]]*\]|::?[\w-]+/g, '');
  const classes = [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
  const names = [...plain.matchAll(/(?:^|[\s>+~])([a-z][a-z\d]*)/g)].map(([, name = '']) => name);
  return classes.every((name) => words.has(name)) && names.every((name) => tags.has(name) || keyframes.has(name));
}

/** Returns CSS without the rules that match nothing, those inside of other rules included. */
export function pruneCss(css: string, matched: Vocabulary): string {
  let kept = '';
  let start = 0;
  const blocks: { prelude: string; before: string }[] = [];
  for (const { 0: mark, index } of css.matchAll(special)) {
    if (mark === '{') {
      blocks.push({ prelude: css.slice(start, index), before: kept });
      kept = '';
    } else if (mark === '}') {
      const { prelude, before } = blocks.pop() ?? { prelude: '', before: '' };
      const content = kept + css.slice(start, index);
      kept = before + keptRule(prelude, content, matched);
    } else if (mark === ';') kept += css.slice(start, index + 1);
    else continue;
    start = index + 1;
  }
  // The Nu checker hashes a style without the line break that it may begin with, browsers with it.
  return (kept + css.slice(start)).trimStart();
}

function keptRule(prelude: string, content: string, matched: Vocabulary): string {
  const head = prelude.trim();
  const isSelector = !head.startsWith('@');
  if ((isSelector || holdsRules.test(head)) && !content.trim()) return '';
  const isKept =
    !isSelector ||
    head
      .replaceAll(arguments_, '')
      .split(',')
      .some((each) => canMatch(each.trim(), matched));
  return isKept ? `${prelude}{${content}}` : '';
}

/** Returns what a page can match: its tags, and every word of it that might be a class. */
function matchedIn(html: string): { tags: string[]; words: string[] } {
  const page = html.replaceAll(style, '');
  return {
    tags: [...page.matchAll(/<([a-z][a-z\d]*)/g)].map(([, name = '']) => name),
    words: page.match(/[\w-]+/g) ?? [],
  };
}

/**
 * Returns pages with the styles that they need.
 * @param pages HTML by the name of its file. Pages with the same styles keep the same styles, which the policy names once
 * @param scripts of all pages, which may set classes
 */
export function pruneStyles(pages: ReadonlyMap<string, string>, scripts: string): Map<string, string> {
  const cssOf = (html: string) => [...html.matchAll(style)].map(([, , css]) => css).join('\0');
  const inScripts = scripts.match(/[\w-]+/g) ?? [];
  const groups = Map.groupBy(pages.values(), cssOf);
  const matched = new Map(
    [...groups].map(([css, group]) => {
      const found = group.map(matchedIn);
      return [
        css,
        {
          tags: new Set(found.flatMap(({ tags }) => tags)),
          words: new Set([...inScripts, ...found.flatMap(({ words }) => words)]),
        },
      ];
    }),
  );
  return new Map(
    [...pages].map(([file, html]) => {
      const here = matched.get(cssOf(html));
      const pruned = (_: string, open: string, css: string, close: string) =>
        open + (here ? pruneCss(css, here) : css) + close;
      return [file, html.replaceAll(style, pruned)];
    }),
  );
}
