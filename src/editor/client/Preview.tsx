import { useEffect, useState } from 'react';
import type { ListEntry } from '../api.ts';
import { act } from './request.ts';

/** Attempts for half a minute; after that the preview shows whatever the site returns. */
const tries = 60;

/** Waits until the site has a page, since it starts later than the editor and detects new files with a delay. */
async function waitForPage(page: string, ended: AbortSignal): Promise<void> {
  for (let count = 0; count < tries && !ended.aborted; count++) {
    if (await act('hasPage', { page }).catch(() => false)) return;
    await new Promise((done) => setTimeout(done, 500));
  }
}

/** Returns the chosen one of several names, the first one to begin with, and their buttons. */
function useChoice(names: readonly string[]): [chosen: string, buttons: React.ReactNode] {
  const [chosen = '', choose] = useState(names[0]);
  const buttons = names.map((name) => (
    <button key={name} type="button" aria-pressed={name === chosen} onClick={() => choose(name)}>
      {name}
    </button>
  ));
  return [chosen, buttons];
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
export function Preview({ site, page, papers, opening, version, isDraft }: Props) {
  const paths: ListEntry['papers'] = { Page: page, ...papers };
  const [shown, paperButtons] = useChoice(Object.keys(paths));
  const [screen, screenButtons] = useChoice(['Phone', 'Desk']);
  const path = paths[shown] ?? page;
  const isPaper = path !== page;
  // A page reloads itself after a save, a PDF doesn't.
  const key = `${opening} ${path} ${isPaper ? version : ''}`;
  /** What the site already has. */
  const [up, setUp] = useState<{ path: string; key: string }>();

  useEffect(() => {
    const ended = new AbortController();
    void waitForPage(path, ended.signal).then(() => !ended.signal.aborted && setUp({ path, key }));
    return () => ended.abort();
  }, [path, key]);

  return (
    <section className="preview" aria-labelledby="preview">
      <h2 id="preview">Preview</h2>
      <div className="tools">
        {papers && paperButtons}
        {!isPaper && screenButtons}
        <a href={site + path} target="_blank" rel="noreferrer">
          Open in a new tab
        </a>
      </div>
      {isDraft && <p>Drafts are hidden from the site. This page will show it.</p>}
      <div className="frame">
        {up ? (
          <iframe
            // The owner may have followed a link in the page.
            key={up.key}
            title={`The page ${up.path}`}
            src={site + up.path}
            className={isPaper ? undefined : screen}
          />
        ) : (
          <p>The site is starting …</p>
        )}
      </div>
    </section>
  );
}
