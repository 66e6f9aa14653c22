/**
 * The site's own pages, prerendered on intent: hover, or a press before the click
 * (https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API). A last part with a dot is a file, such as
 * the résumé; a link with a fragment may lead to this very page. Browsers hold back by themselves where the visitor
 * saves data, energy or memory.
 * @param root address of the first page, before the origin: `/` or `/some/path/`
 */
export function speculationRules(root: string): string {
  const where = {
    and: [
      { href_matches: `${root}*` },
      { not: { href_matches: '/*.:ending' } },
      { not: { selector_matches: '[href*="#"],[download],[target]' } },
    ],
  };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
