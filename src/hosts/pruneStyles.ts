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

const wordsIn = (text: string) => text.match(/\blang="[a-z]+|\bdata-places="\d|[\w-]+/g) ?? [];

interface Group {
  tags: Set<string>;
  words: Set<string>;
  pages: { page: string; html: string; styles: PageElement[] }[];
}

/** Adds the tags of a page, and the words that can be the name of a class: those of attributes and scripts, but not of text. */
function addTo({ tags, words }: Group, elements: readonly PageElement[]): void {
  for (const { name, attributes, text } of elements) {
    tags.add(name);
    for (const [attribute, value] of Object.entries(attributes))
      for (const word of wordsIn(`${attribute}="${value}"`)) words.add(word);
    if (name === 'script') for (const word of wordsIn(text)) words.add(word);
  }
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
  const ofScripts = wordsIn(scripts);
  const groups = new Map<string, Group>();
  for (const [page, written] of pages) {
    const html = joinInlineCode(written);
    const elements = elementsOf(html);
    const styles = elements.filter(({ name }) => name === 'style');
    const key = [...styles.map(({ text }) => text), ...componentsIn(elements).toSorted()].join('\0');
    // Not the elements: those of hundreds of pages fill the memory.
    const group = groups.get(key) ?? { tags: new Set(), words: new Set(ofScripts), pages: [] };
    groups.set(key, group);
    addTo(group, elements);
    group.pages.push({ page, html, styles });
  }
  const pruned = [...groups.values()].flatMap((group) => {
    const css = new Map(group.pages[0]?.styles.map(({ text }) => [text, pruneCss(text, group)]));
    return group.pages.map(({ page, html, styles }) => {
      const edits = styles.map(({ start, end, text }) => ({ start, end, text: css.get(text) ?? '' }));
      return [page, applyEdits(html, edits)] as const;
    });
  });
  return new Map(pruned);
}
