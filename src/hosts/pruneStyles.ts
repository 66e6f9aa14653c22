/** Removes unused CSS rules, for each group of pages with the same styles and components. */
import { browserslistToTargets, type SelectorComponent, transform } from 'lightningcss';
import { applyEdits } from '#base/edits.ts';
import { elementsOf, joinInlineCode, type PageElement } from './builtSite.ts';

/** Browsers that support light-dark(), nesting and :nth-child(of), so that nothing is rewritten. */
export const oldestBrowsers = ['chrome 125', 'firefox 125', 'safari 17.5'];

/** Names that selectors can match on pages. */
export interface Vocabulary {
  tags: Pick<ReadonlySet<string>, 'has'>;
  /**
   * All words of attributes and scripts, since each might be a class; languages of texts as `lang="fr`, and the number of
   * places in the showcase as `data-places="8`.
   */
  words: Pick<ReadonlySet<string>, 'has'>;
}

/** Returns minified CSS without rules whose classes, tags, languages or direction don't occur. Ignores `:not()` etc. */
export function pruneCss(css: string, { tags, words }: Vocabulary): string {
  const canMatch = (part: SelectorComponent): boolean => {
    if (part.type === 'class') return words.has(part.name);
    if (part.type === 'pseudo-class') {
      if (part.kind === 'is') return part.selectors.some((parts) => parts.every(canMatch));
      return part.kind !== 'lang' || part.languages.some((language) => words.has(`lang="${language}`));
    }
    // No script changes the direction of a page, or the number of places in the showcase.
    if (part.type === 'attribute' && part.name === 'dir') return words.has('rtl');
    if (part.type === 'attribute' && part.name === 'data-places' && part.operation)
      return words.has(`data-places="${part.operation.value}`);
    return part.type !== 'type' || tags.has(part.name);
  };
  const filename = 'style.css';
  const { code } = transform({
    filename,
    code: Buffer.from(css),
    visitor: {
      Rule: { style: ({ value }) => (value.selectors.some((parts) => parts.every(canMatch)) ? undefined : []) },
    },
  });
  return transform({ filename, code, minify: true, targets: browserslistToTargets(oldestBrowsers) }).code.toString();
}

/** Returns the words that can be the name of a class: those of attributes and scripts, but not of text. */
function vocabularyOf(elements: readonly PageElement[], scripts: string): Vocabulary {
  const texts = elements.flatMap(({ name, attributes, text }) => [
    ...Object.entries(attributes).map(([attribute, value]) => `${attribute}="${value}"`),
    ...(name === 'script' ? [text] : []),
  ]);
  return {
    tags: new Set(elements.map(({ name }) => name)),
    words: new Set([scripts, ...texts].flatMap((text) => text.match(/\blang="[a-z]+|\bdata-places="\d|[\w-]+/g) ?? [])),
  };
}

/** Returns the names of a page's components, which are in its classes: `ProjectList-meta`. */
const componentsIn = (elements: readonly PageElement[]): string[] => [
  ...new Set(elements.flatMap(({ attributes }) => attributes.class?.match(/(?<!\S)[A-Z]\w*(?=-)/g) ?? [])),
];

/**
 * Returns pages with joined inline code, and without unused styles. Pages with the same styles and components still have
 * the same styles, so that the policy has only one hash for them.
 */
export function pruneStyles(pages: ReadonlyMap<string, string>, scripts: string): Map<string, string> {
  const parsed = [...pages].map(([page, written]) => {
    const html = joinInlineCode(written);
    const elements = elementsOf(html);
    const styles = elements.filter(({ name }) => name === 'style');
    const key = [...styles.map(({ text }) => text), ...componentsIn(elements).toSorted()].join('\0');
    return { page, html, elements, styles, key };
  });
  const groups = Map.groupBy(parsed, ({ key }) => key).values();
  const pruned = [...groups].flatMap((group) => {
    const vocabulary = vocabularyOf(
      group.flatMap(({ elements }) => elements),
      scripts,
    );
    const css = new Map(group[0]?.styles.map(({ text }) => [text, pruneCss(text, vocabulary)]));
    return group.map(({ page, html, styles }) => {
      const edits = styles.map(({ start, end, text }) => ({ start, end, text: css.get(text) ?? '' }));
      return [page, applyEdits(html, edits)] as const;
    });
  });
  return new Map(pruned);
}
