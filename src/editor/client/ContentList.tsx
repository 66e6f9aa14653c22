import { useState } from 'react';
import type { EntryGroup, EntryNames, ListEntry, Listing, Requests } from '../api.ts';
import { AddBibtex } from './AddBibtex.tsx';
import type { Editor } from './editor.ts';
import { listStatusId } from './focus.ts';
import form from './form.module.css';
import layout from './layout.module.css';
import type { EditorState } from './state.ts';

interface Props {
  editor: Editor;
  state: EditorState;
  listing: Listing;
}

/** Everything that can be edited, in the order of the pages. */
export function ContentList({ editor, state, listing }: Props) {
  const { view, opened, status } = state;
  const isPublishing = view === 'publishing';
  const open = isPublishing ? undefined : opened?.file;
  const line = (entry: ListEntry) => (
    <button
      type="button"
      className={layout.entry}
      aria-current={entry.file === open ? 'page' : undefined}
      onClick={() => void editor.choose(entry.file)}
    >
      {entry.title}
      {entry.draft && <span className={layout.mark}> draft</span>}
      {entry.absent && <span className={layout.mark}> not created</span>}
      {entry.broken && <span className={layout.mark}> has an error</span>}
      {state.unsavedFiles.has(entry.file) && <span className={layout.mark}> not saved</span>}
    </button>
  );
  const groupKinds = listing.groups.map(({ kind }): string => kind);
  const pages = listing.entries.filter(({ kind }) => !groupKinds.includes(kind));
  const create = (kind: string, title: string) => editor.change('create', { kind, title });
  return (
    <nav className={layout.list} aria-label="Content">
      <a href="#entry" className={layout.skip}>
        Skip to the form
      </a>
      <h1>Editor</h1>
      {/* For screens without room for the form beside the list. */}
      <div className={layout.listStatus} id={listStatusId} tabIndex={-1}>
        <p role="status" className={status.text ? form.warning : undefined}>
          {status.text}
        </p>
        {status.canUndo && <UndoButton editor={editor} />}
      </div>
      <div className={layout.tools}>
        <button type="button" className={form.small} aria-pressed={isPublishing} onClick={editor.showPublishing}>
          Before you publish
        </button>
      </div>
      <h2>Pages</h2>
      <ul>
        {pages.map((entry) => (
          <li key={entry.file}>{line(entry)}</li>
        ))}
      </ul>
      {/* The first entry creates publications.bib, the only file without its own form. */}
      {pages.every(({ kind }) => listing.forms[kind]) && (
        <>
          <New {...listing.publicationNames} create={create} />
          <AddBibtex editor={editor} />
        </>
      )}
      {listing.groups.map((group) => (
        <Group
          key={group.kind}
          group={group}
          entries={listing.entries.filter(({ kind }) => kind === group.kind)}
          line={line}
          move={editor.move}
          create={create}
        />
      ))}
    </nav>
  );
}

interface GroupProps {
  group: EntryGroup;
  entries: readonly ListEntry[];
  line: (entry: ListEntry) => React.ReactNode;
  move: (step: Requests['move']) => Promise<void>;
  create: NewProps['create'];
}

/** The entries of a kind, with buttons to change their order if they are sorted by `order`. */
function Group({ group, entries, line, move, create }: GroupProps) {
  const [isOrdering, setIsOrdering] = useState(false);
  return (
    <>
      <h2>{group.plural}</h2>
      {entries.length > 0 && (
        <ol>
          {entries.map((entry, index) => (
            <li key={entry.file}>
              {line(entry)}
              {isOrdering && (
                <div className={form.itemButtons}>
                  {(['Up', 'Down'] as const).map((way) => (
                    <button
                      key={way}
                      type="button"
                      className={form.small}
                      aria-disabled={index === (way === 'Up' ? 0 : entries.length - 1)}
                      onClick={() => void move({ file: entry.file, by: way === 'Up' ? -1 : 1 })}
                    >
                      {way}
                      <span className="visually-hidden"> {entry.title}</span>
                    </button>
                  ))}
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
      {group.sortedBy === 'order' && entries.length > 1 && (
        <div className={layout.tools}>
          <button
            type="button"
            className={form.small}
            aria-pressed={isOrdering}
            onClick={() => setIsOrdering(!isOrdering)}
          >
            Change the order<span className="visually-hidden"> of {group.plural}</span>
          </button>
        </div>
      )}
      {group.sortedBy !== 'order' && entries.length > 1 && <p className={layout.mark}>Sorted by {group.sortedBy}.</p>}
      <New command={group.command} name={group.name} create={create} />
    </>
  );
}

/** Undoes the last deletion. */
export const UndoButton = ({ editor }: { editor: Editor }) => (
  <button type="button" className={form.small} onClick={() => void editor.undo()}>
    Undo
  </button>
);

interface NewProps extends EntryNames {
  /** @returns whether it was created */
  create: (command: string, title: string) => Promise<boolean>;
}

/** Creates an entry by its title. */
export function New({ command, name, create }: NewProps) {
  const [title, setTitle] = useState('');
  return (
    <form
      className={layout.tools}
      aria-label={`New ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        void create(command, title).then((isCreated) => isCreated && setTitle(''));
      }}
    >
      <label>
        Title of a new {name}
        <input className={form.input} required value={title} onChange={({ target }) => setTitle(target.value)} />
      </label>
      <button type="submit" className={form.small}>
        New {name}
      </button>
    </form>
  );
}
