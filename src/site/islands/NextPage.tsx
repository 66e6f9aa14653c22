import { useEffect } from 'react';

const intents = ['pointerover', 'focusin', 'touchstart'];

const fetched = new Set<string>();

/** Fetches the page that a link of this site leads to, once; files, fragments and downloads are left alone. */
function prefetch({ target }: Event) {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (link.hash || link.download || link.target || /\.[^/]*$/.test(link.pathname)) return;
  if (fetched.has(link.href)) return;
  fetched.add(link.href);
  // Safari knows no <link rel=prefetch>, and Firefox takes it for what `default-src 'none'` blocks.
  fetch(link.href, { priority: 'low' }).catch(() => fetched.delete(link.href));
}

declare global {
  interface Navigator {
    /** Where the browser supports it (https://wicg.github.io/savedata/). */
    connection?: { saveData: boolean };
  }
}

/**
 * Nothing to see. An island, because browsers without speculation rules (head/speculationRules.ts) fetch the next page
 * on intent only when a script asks them to, and those on a desk do so even where the visitor saves data.
 */
export function NextPage() {
  useEffect(() => {
    if (navigator.connection?.saveData) return document.querySelector('script[type=speculationrules]')?.remove();
    if (HTMLScriptElement.supports('speculationrules')) return;
    for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, prefetch);
    };
  }, []);
  return null;
}
