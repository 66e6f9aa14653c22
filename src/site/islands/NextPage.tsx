import { useEffect } from 'react';

const intents = ['pointerover', 'focusin', 'touchstart'];

const fetched = new Set<string>();

function prefetch({ target }: Event) {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (link.hash || link.download || link.target || /\.[^/]*$/.test(link.pathname)) return;
  if (fetched.has(link.href)) return;
  fetched.add(link.href);
  // Safari doesn't support <link rel=prefetch>, and in Firefox `default-src 'none'` blocks it.
  fetch(link.href, { priority: 'low' }).catch(() => fetched.delete(link.href));
}

declare global {
  interface Navigator {
    /** Only in some browsers (https://wicg.github.io/savedata/). */
    connection?: { saveData: boolean };
  }
}

function focusScrollers() {
  for (const part of document.querySelectorAll<HTMLElement>('[role="group"][tabindex]'))
    part.tabIndex = part.scrollWidth > part.clientWidth ? 0 : -1;
}

/**
 * Island: prefetches the next page in browsers without speculation rules (head/scripts.ts). Removes the rules if the
 * visitor saves data, since desktop browsers prerender even then. Also lets the
 * keyboard focus only tables and code that scroll.
 */
export function NextPage() {
  useEffect(() => {
    focusScrollers();
    window.addEventListener('resize', focusScrollers);
    return () => window.removeEventListener('resize', focusScrollers);
  }, []);
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
