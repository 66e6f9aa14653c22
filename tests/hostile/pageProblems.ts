/**
 * Returns the problems of a page: elements, attributes and URLs that the site never writes, and duplicate IDs. Runs in
 * jsdom and, by `page.evaluate`, in browsers, so it can't use anything outside itself.
 */
export function findPageProblems(page: ParentNode = document): string[] {
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id "${id}" twice`);
  const others = [...page.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const problems: string[] = [];
    if (/^(iframe|object|embed|base|frame|applet|s|foreignobject|set|animate|owner-image)$/i.test(name))
      problems.push(`<${name}>`);
    // Structured data quotes content, and browsers don't run it.
    const runs = name === 'script' && element.getAttribute('type') !== 'application/ld+json';
    if (runs && /alert\(/.test(element.textContent ?? '')) problems.push('<script> of the content');
    for (const { localName: attribute, value } of element.attributes) {
      if (/^(on|style$|srcdoc|formaction)/i.test(attribute)) problems.push(`${name} ${attribute}="${value}"`);
      if (!/^(href|src|action|data|poster|xlink:href)$/i.test(attribute)) continue;
      // Characters that browsers skip in a URL could hide its scheme.
      const url = value.replace(/[\0- ]/g, '');
      if (!/^(https?:\/\/|mailto:|tel:|(?!\/\/)[^:/?#]*([/?#]|$))/i.test(url))
        problems.push(`${name} ${attribute}="${value}"`);
    }
    return problems;
  });
  return [...twice, ...others];
}
