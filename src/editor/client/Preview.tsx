import { useEffect, useRef, useState } from 'react';
import type { ListEntry } from '../api.ts';
import { act } from './request.ts';

/** Widths of the two screens, in CSS pixels. */
const widths = { Phone: 390, Desk: 1280 };

/** Attempts for half a minute; after that the preview shows whatever the site returns. */
const tries = 60;

/** Waits until the site has a page, since it starts later than the editor and detects new files with a delay. */
async function waitForPage(page: string, ended: AbortSignal): Promise<void> {
  for (let count = 0; count < tries && !ended.aborted; count++) {
    if (await act('hasPage', { page }).catch(() => false)) return;
    await new Promise((done) => setTimeout(done, 500));
  }
}

function useChoice<Value>(values: Record<string, Value>, first: string): [Value | undefined, React.ReactNode] {
  const [chosen, choose] = useState(first);
  const buttons = Object.keys(values).map((name) => (
    <button key={name} type="button" aria-pressed={name === chosen} onClick={() => choose(name)}>
      {name}
    </button>
  ));
  return [values[chosen], buttons];
}

interface Props {
  site: string;
  page: string;
  /** PDFs with the same content, by their names. */
  papers?: ListEntry['papers'];
  /** Of the open file. */
  version: string | undefined;
  /** Changes when a file is opened, but not when it is saved. */
  opening: number;
  isDraft: boolean;
}

/** The real page. The site in development mode reloads it after each save, and the browser keeps its scroll position. */
export function Preview({ site, page, papers = {}, opening, version, isDraft }: Props) {
  const shown = { Page: page, ...papers };
  const [path = page, paperButtons] = useChoice(shown, 'Page');
  const isPaper = path !== page;
  // A page reloads itself after a save, a PDF doesn't.
  const key = `${opening} ${path} ${isPaper ? version : ''}`;
  const [pageWidth = 390, widthButtons] = useChoice(widths, 'Phone');
  /** What the site already has. */
  const [up, setUp] = useState<{ path: string; key: string }>();
  const [room, setRoom] = useState({ width: 390, height: 800 });
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const ended = new AbortController();
    void waitForPage(path, ended.signal).then(() => !ended.signal.aborted && setUp({ path, key }));
    return () => ended.abort();
  }, [path, key]);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    if (frame.current) watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, []);

  const scale = isPaper ? 1 : Math.min(1, room.width / pageWidth);
  const width = isPaper ? room.width : pageWidth;
  return (
    <section className="preview" aria-labelledby="preview">
      <h2 id="preview">Preview</h2>
      <div className="tools">
        {Object.keys(papers).length > 0 && paperButtons}
        {!isPaper && widthButtons}
        <a href={site + path} target="_blank" rel="noreferrer">
          Open in a new tab
        </a>
      </div>
      {isDraft && <p>Drafts are hidden from the site. This page will show it.</p>}
      <div className="frame" ref={frame}>
        {up ? (
          <iframe
            // The owner may have followed a link in the page.
            key={up.key}
            title={`The page ${up.path}`}
            src={site + up.path}
            style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
          />
        ) : (
          <p>The site is starting …</p>
        )}
      </div>
    </section>
  );
}
