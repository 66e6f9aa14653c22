/**
 * What is wrong with a page: elements, attributes and addresses that the site never writes, and names given twice. It runs in jsdom and, by
 * `page.evaluate`, in browsers, so it may use nothing from outside itself.
 */
export function faultsIn(page: ParentNode = document): string[] {
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id "${id}" twice`);
  const others = [...page.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const faults: string[] = [];
    if (/^(iframe|object|embed|base|frame|applet|s|foreignobject|set|animate|owner-image)$/i.test(name))
      faults.push(`<${name}>`);
    // Structured data quotes the content, and no browser runs it.
    const runs = name === 'script' && element.getAttribute('type') !== 'application/ld+json';
    if (runs && /alert\(/.test(element.textContent ?? '')) faults.push('<script> of the content');
    for (const { localName: attribute, value } of element.attributes) {
      if (/^(on|style$|srcdoc|formaction)/i.test(attribute)) faults.push(`${name} ${attribute}="${value}"`);
      if (!/^(href|src|action|data|poster|xlink:href)$/i.test(attribute)) continue;
      // Letters that browsers skip in an address could hide its beginning.
      const address = value.replace(/[\0- ]/g, '');
      if (!/^(https?:\/\/|mailto:|tel:|(?!\/\/)[^:/?#]*([/?#]|$))/i.test(address))
        faults.push(`${name} ${attribute}="${value}"`);
    }
    return faults;
  });
  return [...twice, ...others];
}
