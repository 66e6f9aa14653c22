import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Replaces `@astrojs/react/client.js`, whose code for features that no island needs adds 0.4 KB to every page. */
export default function hydrate(element: Element) {
  return (island: ComponentType, props: object, { default: slot }: { default?: string }) => {
    // Astro removes `ssr` after hydration.
    if (!element.hasAttribute('ssr')) return;
    // Content of the slot stays as rendered at build time.
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
