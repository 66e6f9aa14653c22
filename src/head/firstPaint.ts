/**
 * The one script that runs before the first paint, inline in the head (minified by headScript.ts to 900 bytes
 * at most). It may import nothing. Bytes count here: hence globals by their bare names and handler properties.
 */
{
  const page = document;
  const system = matchMedia('(prefers-color-scheme:dark)');
  const metas = [...(page.getElementsByName('theme-color') as NodeListOf<HTMLMetaElement>)];
  const colors = metas.map((meta) => meta.content);

  paintTheme = (dark) => {
    page.documentElement.className = dark ? 'dark' : 'light';
    for (const meta of metas) meta.content = colors[+dark] as string;
  };

  // The stored theme, else the system's; refused storage or a nonsense value counts as nothing stored.
  const follow = () => {
    let stored: unknown;
    try {
      stored = localStorage.theme;
    } catch {}
    paintTheme(stored === 'dark' || (stored !== 'light' && system.matches));
  };
  follow();
  // The system changed, another tab chose, or this page came back from the back/forward cache.
  system.onchange = onstorage = onpageshow = follow;

  // Presses that come before their island, and the menu that opens without it.
  early = [];
  onclick = ({ target }) => early.push((target as Element).closest('button'));
  addEventListener(
    'toggle',
    ({ newState }) => {
      menuButton.ariaExpanded = `${newState === 'open'}`;
    },
    true,
  );

  // A page that comes back from the back/forward cache shows the menu closed.
  onpagehide = () => menu.hidePopover();

  // The filter in the address holds before the cards are painted: they are hidden as they are parsed.
  const wanted = location.search.toLowerCase().match(/[?&]category=(research|personal|freelance)(&|$)/)?.[1];
  if (wanted) {
    const observer = new MutationObserver(() => {
      // Buttons of the filter and cards alike name their category.
      for (const element of page.querySelectorAll<HTMLElement>('[data-category]')) {
        const matches = element.dataset.category === wanted;
        if (element.ariaPressed) element.ariaPressed = `${matches}`;
        else element.hidden = !matches;
      }
    });
    observer.observe(page, { childList: true, subtree: true });
    // Not earlier: DOMContentLoaded may come before the observer has seen the last cards.
    onload = () => observer.disconnect();
  }
}
