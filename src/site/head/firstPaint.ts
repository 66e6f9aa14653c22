/**
 * The only script that runs before the first paint, inline in the head (minified by scripts.ts to 900 bytes
 * at most). It can't import anything. To save bytes it uses bare globals and handler properties.
 */

/** The colors of the browser's UI: elements with these ids. */
declare const light: HTMLMetaElement;
declare const dark: HTMLMetaElement;

{
  const page = document;
  const root = page.documentElement;
  const system = matchMedia('(prefers-color-scheme:dark)');

  const paint = (isDark: boolean) => {
    root.className = isDark ? 'dark' : 'light';
    // There is no medium "no".
    light.media = isDark ? 'no' : '';
    dark.media = isDark ? '' : 'no';
    // Before the first paint there is no button yet. The property converts a boolean to a string.
    (self.theme ?? ({} as HTMLElement)).ariaPressed = isDark as unknown as string;
  };

  // Uses the stored theme, else the system's. Blocked storage or an invalid value counts as nothing stored.
  // Runs again when the page has loaded or the back/forward cache restores it, and when the system theme or the stored
  // theme changes.
  (system.onchange =
    onstorage =
    onpageshow =
      () => {
        let stored: unknown;
        try {
          stored = localStorage.theme;
        } catch {}
        paint({ dark: true, light: false }[stored as string] ?? system.matches);
      })();

  onclick = ({ target }) => {
    early = (target as Element).closest('button');
    if (early !== self.theme) return;
    paint(root.className === 'light');
    // If storage is blocked, the choice holds for this page.
    try {
      localStorage.theme = root.className;
    } catch {}
  };

  // Marks images that fail to load.
  page.addEventListener('error', (event) => ((event.target as HTMLElement).dataset.dead = ''), true);

  // Sends a message only once in 10 s until SendButton hydrates, but again after the back/forward cache restored the page.
  // Returning false cancels the event.
  (onpagehide = () => (held = 0))();
  onsubmit = ({ timeStamp }) => timeStamp > held && (held = timeStamp + 10_000);

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
