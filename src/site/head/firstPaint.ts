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

  // The stored theme, else the system's; blocked storage or a nonsense value counts as nothing stored.
  // Again when the system changed, another tab chose, or this page came back from the back/forward cache.
  (system.onchange =
    onstorage =
    onpageshow =
      () => {
        let stored: unknown;
        try {
          stored = localStorage.theme;
        } catch {}
        paintTheme(stored === 'dark' || (stored !== 'light' && system.matches));
      })();

  // Presses that come before their island, and the menu that opens without it; an attribute makes text of a boolean.
  early = [];
  onclick = (event) => early.push(event);
  addEventListener(
    'toggle',
    ({ newState }) => (menuButton.ariaExpanded = (newState === 'open') as unknown as string),
    true,
  );

  // A message is sent once, until SendButton takes over; returning false cancels the event.
  held = 0;
  onsubmit = ({ timeStamp }) => timeStamp > held && (held = timeStamp + 10_000);

  // A page that comes back from the back/forward cache shows the menu closed, and its form can be sent.
  onpagehide = () => {
    menu.hidePopover();
    held = 0;
  };

  // The filter in the address holds before the cards are painted: they are hidden as they are parsed.
  const wanted = location.search.match(/\bcategory=(?!all)[a-z]+/i);
  if (wanted) {
    const named = `[data-${wanted} i]`;
    const observer = new MutationObserver(() => {
      // Without its button, which comes before the cards, nothing would bring them back.
      if (!page.querySelector(`button${named}`)) return;
      // Buttons of the filter and cards alike name their category.
      for (const element of page.querySelectorAll<HTMLElement>('[data-category]')) {
        const matches = element.matches(named);
        if (element.ariaPressed) element.ariaPressed = matches as unknown as string;
        else element.hidden = !matches;
      }
    });
    observer.observe(page, { childList: true, subtree: true });
    // Not earlier: DOMContentLoaded may come before the observer has seen the last cards.
    onload = () => observer.disconnect();
  }
}
