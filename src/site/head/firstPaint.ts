/**
 * The only script that runs before the first paint, inline in the head (minified by scripts.ts to 900 bytes
 * at most). It can't import anything. To save bytes it uses bare globals and handler properties.
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

  // Uses the stored theme, else the system's. Blocked storage or an invalid value counts as nothing stored.
  // Runs again when the system theme or the stored theme changes, or when the back/forward cache restores the page.
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

  // Records clicks until their island hydrates.
  early = [];
  onclick = (event) => early.push(event);

  // Sends a message only once in 10 s until SendButton hydrates; returning false cancels the event.
  held = 0;
  onsubmit = ({ timeStamp }) => timeStamp > held && (held = timeStamp + 10_000);

  // A page restored from the back/forward cache shows the menu closed, and its form can be sent. A page that is left while
  // it loads may have no menu yet.
  onpagehide = () => {
    self.menu?.hidePopover();
    held = 0;
  };

  // Applies the filter in the URL before the entries are painted: they are hidden as they are parsed.
  {
    const queries = location.search.split(/[?&]/);
    // The selectors are joined by commas where a text is needed.
    const chosen = queries.map((query) => `[data-filter~="${CSS.escape(query)}"i]`) as unknown as string;
    const observer = new MutationObserver(() => {
      // Filter buttons and entries both have `data-filter`. Buttons come first, and without a button for the choice
      // nothing could show the other entries again.
      if (!page.querySelector(chosen)) return;
      for (const element of page.querySelectorAll<HTMLElement>('[data-filter]')) {
        const matches = element.matches(chosen);
        if (element.ariaPressed) element.ariaPressed = matches as unknown as string;
        else element.hidden = !matches;
      }
    });
    observer.observe(page, { childList: true, subtree: true });
    // Not at DOMContentLoaded, which can fire before the observer has seen the last entries.
    onload = () => observer.disconnect();
  }
}
