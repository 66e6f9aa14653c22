import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * How Astro brings an island alive, in place of `@astrojs/react/client.js`: what that does for form actions, named
 * slots and islands that were never drawn weighs 0.4 KB on every page, and no island here needs it.
 * @param element the `astro-island`, drawn at build time
 */
export default function hydrate(element: Element) {
  return (island: ComponentType, props: object, { default: slot }: { default?: string }) => {
    // A mark that Astro removes once the island is alive.
    if (!element.hasAttribute('ssr')) return;
    // What a page places inside an island was drawn at build time, and stays as it is.
    const inside =
      slot &&
      createElement('astro-slot', { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: slot } });
    startTransition(() => {
      hydrateRoot(element, createElement(island, props, inside), {
        identifierPrefix: element.getAttribute('prefix') ?? '',
      });
    });
  };
}
