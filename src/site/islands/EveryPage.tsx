import { useEffect } from 'react';

declare global {
  interface Navigator {
    /** Only in some browsers (https://wicg.github.io/savedata/). */
    connection?: { saveData: boolean };
  }
}

/**
 * Closes the menu on a click on a link, and when the window grows. A link to another language keeps the query and the
 * fragment of the URL.
 */
function closeMenu(signal: AbortSignal) {
  const followLink = ({ target }: Event) => {
    const link = (target as Element).closest('a');
    if (!link) return;
    if (link.hreflang) {
      link.search = location.search;
      link.hash = location.hash;
    }
    menu.hidePopover();
  };
  // Styles hide the button where the window is wide enough for the links.
  const closeIfWide = () => menuButton.offsetParent || menu.hidePopover();
  menu.addEventListener('click', followLink, { signal });
  addEventListener('resize', closeIfWide, { signal });
}

/** Closes the list of languages when the focus or a click is outside. */
function closeLanguages(signal: AbortSignal) {
  const languages = menu.querySelector('details');
  if (!languages) return;
  const leave = ({ target }: Event) => {
    if (!languages.contains(target as Node)) languages.open = false;
  };
  document.addEventListener('focusin', leave, { signal });
  document.addEventListener('click', leave, { signal });
}

function focusScrollers() {
  for (const part of document.querySelectorAll<HTMLElement>('[role="group"][tabindex]'))
    part.tabIndex = part.scrollWidth > part.clientWidth ? 0 : -1;
}

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

/**
 * Island: what the browser's popover leaves to do for the menu. Prefetches the next page in browsers without speculation
 * rules (head/scripts.ts), or removes the rules if the visitor saves data, since desktop browsers prerender even then. Lets
 * the keyboard focus only tables and code that scroll.
 */
export function EveryPage() {
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    closeMenu(signal);
    closeLanguages(signal);
    focusScrollers();
    addEventListener('resize', focusScrollers, { signal });
    if (navigator.connection?.saveData) document.querySelector('script[type=speculationrules]')?.remove();
    else if (!HTMLScriptElement.supports('speculationrules'))
      for (const intent of ['pointerover', 'focusin', 'touchstart'])
        document.addEventListener(intent, prefetch, { passive: true, signal });
    return () => unmounted.abort();
  }, []);
  return null;
}
