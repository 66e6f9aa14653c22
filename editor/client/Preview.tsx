import { useEffect, useRef, useState } from 'react';
import form from './form.module.css';
import css from './layout.module.css';

/** CSS pixels of the two screens. */
const widths = { Phone: 390, Desk: 1280 } as const;
const themes = ['light', 'dark'] as const;

/** Asks until the site answers: it starts later than the editor. */
async function answers(address: string, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    try {
      await fetch(address, { mode: 'no-cors', signal: ended });
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 500));
    }
  }
}

/** The real page. The site in development mode renews it after each save, and the browser keeps its place. */
export function Preview({ site, page }: { site: string; page: string }) {
  const [width, setWidth] = useState<keyof typeof widths>('Phone');
  const [theme, setTheme] = useState<(typeof themes)[number]>('light');
  const [isUp, setIsUp] = useState(false);
  const [room, setRoom] = useState({ width: 390, height: 800 });
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const ended = new AbortController();
    void answers(site, ended.signal).then(() => setIsUp(!ended.signal.aborted));
    return () => ended.abort();
  }, [site]);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    if (frame.current) watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, []);

  const scale = Math.min(1, room.width / widths[width]);
  return (
    <section className={css.preview} aria-labelledby="preview">
      <h2 id="preview">Preview</h2>
      <div className={css.tools}>
        {(Object.keys(widths) as (keyof typeof widths)[]).map((each) => (
          <button
            key={each}
            type="button"
            className={form.small}
            aria-pressed={each === width}
            onClick={() => setWidth(each)}
          >
            {each}
          </button>
        ))}
        {themes.map((each) => (
          <button
            key={each}
            type="button"
            className={form.small}
            aria-pressed={each === theme}
            onClick={() => setTheme(each)}
          >
            {each === 'light' ? 'Light' : 'Dark'}
          </button>
        ))}
        <a href={site + page} target="_blank" rel="noreferrer">
          Open in a new tab
        </a>
      </div>
      <div className={css.frame} ref={frame}>
        {isUp ? (
          <iframe
            title={`The page ${page}`}
            src={site + page}
            style={{
              width: widths[width],
              height: room.height / scale,
              transform: `scale(${scale})`,
              // The page inside takes it for what the visitor's system prefers.
              colorScheme: theme,
            }}
          />
        ) : (
          <p>The site is starting …</p>
        )}
      </div>
    </section>
  );
}
