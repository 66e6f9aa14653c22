import { Fragment } from 'react';
import type { ListEntry } from '../api.ts';
import { AddPublications, New } from './AddEntries.tsx';
import type { Editor } from './editor.ts';
import type { EditorState, Listing } from './state.ts';

interface Props {
  editor: Editor;
  state: EditorState;
  listing: Listing;
}

export function ContentList({ editor, state, listing }: Props) {
  const { opened, unsavedFiles } = state;
  const line = (entry: ListEntry) => (
    <button
      type="button"
      className="entry"
      aria-current={entry.file === opened?.file ? 'page' : undefined}
      onClick={() => void editor.goTo(entry.file)}
    >
      {entry.title}
      {entry.draft && <span className="mark"> draft</span>}
      {entry.absent && <span className="mark"> not created</span>}
      {entry.broken && <span className="mark"> has an error</span>}
      {unsavedFiles.includes(entry.file) && <span className="mark"> not saved</span>}
    </button>
  );
  const groupKinds = listing.groups.map(({ kind }): string => kind);
  const pages = listing.entries.filter(({ kind }) => !groupKinds.includes(kind));
  const list = (entries: readonly ListEntry[]) => (
    <ul>
      {entries.map((entry) => (
        <li key={entry.file}>{line(entry)}</li>
      ))}
    </ul>
  );
  return (
    <nav aria-label="Content">
      <a href="#entry" className="skip">
        Skip to the form
      </a>
      <h1 id="list" tabIndex={-1}>
        Editor
      </h1>
      <h2>Pages</h2>
      {list(pages)}
      {/* The first entry creates publications.bib. */}
      {pages.every(({ kind }) => kind !== 'publications') && (
        <AddPublications editor={editor} names={listing.publicationNames} />
      )}
      {listing.groups.map((group) => (
        <Fragment key={group.kind}>
          <h2>{group.plural}</h2>
          {list(listing.entries.filter(({ kind }) => kind === group.kind))}
          <New {...group} editor={editor} />
        </Fragment>
      ))}
    </nav>
  );
}
