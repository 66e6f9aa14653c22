/**
 * Returns rules to prerender pages of the site on hover or pointer down
 * (https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API). Files, such as the résumé, have a dot in
 * their last segment and are excluded; so are links with a fragment, which may lead to the current page. Browsers don't
 * prerender if energy or memory is low; islands/NextPage.tsx handles visitors who save data.
 * @param root path of the first page: `/` or `/some/path/`
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
