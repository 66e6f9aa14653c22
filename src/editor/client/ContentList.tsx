import { useState } from 'react';
import type { EntryGroup, ListEntry } from '../api.ts';
import { AddPublications, New } from './AddEntries.tsx';
import type { Editor } from './editor.ts';
import { Moves } from './Moves.tsx';
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
  return (
    <nav aria-label="Content">
      <a href="#entry" className="skip">
        Skip to the form
      </a>
      <h1 id="list" tabIndex={-1}>
        Editor
      </h1>
      <h2>Pages</h2>
      <ul>
        {pages.map((entry) => (
          <li key={entry.file}>{line(entry)}</li>
        ))}
      </ul>
      {/* The first entry creates publications.bib. */}
      {pages.every(({ kind }) => kind !== 'publications') && (
        <AddPublications editor={editor} names={listing.publicationNames} />
      )}
      {listing.groups.map((group) => (
        <Group
          key={group.kind}
          group={group}
          entries={listing.entries.filter(({ kind }) => kind === group.kind)}
          line={line}
          editor={editor}
        />
      ))}
    </nav>
  );
}

interface GroupProps {
  group: EntryGroup;
  entries: readonly ListEntry[];
  line: (entry: ListEntry) => React.ReactNode;
  editor: Editor;
}

/** The entries of a kind, with buttons to change their order if owners can choose it. */
function Group({ group, entries, line, editor }: GroupProps) {
  const [isOrdering, setIsOrdering] = useState(false);
  return (
    <>
      <h2>{group.plural}</h2>
      <ol>
        {entries.map((entry, index) => (
          <li key={entry.file}>
            {line(entry)}
            {isOrdering && !entry.isTranslation && (
              <div className="tools">
                <Moves
                  at={index}
                  of={entries.length}
                  move={(by) => void editor.change('move', { file: entry.file, by }, 'here')}
                >
                  <span className="visually-hidden"> {entry.title}</span>
                </Moves>
              </div>
            )}
          </li>
        ))}
      </ol>
      {entries.length > 1 && group.isOrdered && (
        <button type="button" aria-pressed={isOrdering} onClick={() => setIsOrdering(!isOrdering)}>
          Change the order<span className="visually-hidden"> of {group.plural}</span>
        </button>
      )}
      <New {...group} editor={editor} />
    </>
  );
}
