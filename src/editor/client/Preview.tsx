import { useEffect, useRef, useState } from 'react';
import form from './form.module.css';
import layout from './layout.module.css';
import { read } from './request.ts';

/** Widths of the two screens, in CSS pixels. */
const widths = { Phone: 390, Desk: 1280 } as const;
/** Values of `color-scheme`, which is the system's preferred theme in the frame. */
const themes = { Light: 'light', Dark: 'dark' } as const;

/** Attempts for half a minute; after that the preview shows whatever the site returns. */
const tries = 60;

/** Waits until the site has a page, since it starts later than the editor and detects new files with a delay. */
async function waitForPage(page: string, ended: AbortSignal): Promise<void> {
  for (let count = 0; count < tries && !ended.aborted; count++) {
    if (await read<boolean>('hasPage', { page }).catch(() => false)) return;
    await new Promise((done) => setTimeout(done, 500));
  }
}

interface ChoiceProps<Name> {
  names: readonly Name[];
  chosen: Name;
  choose: (name: Name) => void;
}

/** Buttons of which one is pressed. */
const Choice = <Name extends string>({ names, chosen, choose }: ChoiceProps<Name>) =>
  names.map((name) => (
    <button key={name} type="button" className={form.small} aria-pressed={name === chosen} onClick={() => choose(name)}>
      {name}
    </button>
  ));

interface Props {
  site: string;
  /** The path of the page that shows the open file. */
  page: string;
  /** Changes when a file is opened, but not when it is saved. */
  opening: number;
  isDraft: boolean;
  /** Buttons to the list and the form. */
  steps: React.ReactNode;
}

/** The real page. The site in development mode reloads it after each save, and the browser keeps its scroll position. */
export function Preview({ site, page, opening, isDraft, steps }: Props) {
  const [width, setWidth] = useState<keyof typeof widths>('Phone');
  const [theme, setTheme] = useState<keyof typeof themes>('Light');
  /** The page that the site already has. */
  const [up, setUp] = useState<{ page: string; opening: number }>();
  const [room, setRoom] = useState({ width: 390, height: 800 });
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const ended = new AbortController();
    void waitForPage(page, ended.signal).then(() => !ended.signal.aborted && setUp({ page, opening }));
    return () => ended.abort();
  }, [page, opening]);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    if (frame.current) watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, []);

  const scale = Math.min(1, room.width / widths[width]);
  return (
    <section className={layout.preview} aria-labelledby="preview">
      {steps}
      <h2 id="preview">Preview</h2>
      <div className={layout.tools}>
        <Choice names={Object.keys(widths) as (keyof typeof widths)[]} chosen={width} choose={setWidth} />
        <Choice names={Object.keys(themes) as (keyof typeof themes)[]} chosen={theme} choose={setTheme} />
        <a href={site + page} target="_blank" rel="noreferrer">
          Open in a new tab
        </a>
      </div>
      {isDraft && <p>Drafts are hidden from the site. This page will show it.</p>}
      <div className={layout.frame} ref={frame}>
        {up ? (
          <iframe
            // The owner may have followed a link in the page.
            key={up.opening}
            title={`The page ${up.page}`}
            src={site + up.page}
            style={{
              width: widths[width],
              height: room.height / scale,
              transform: `scale(${scale})`,
              colorScheme: themes[theme],
            }}
          />
        ) : (
          <p>The site is starting …</p>
        )}
      </div>
    </section>
  );
}
