import { useState } from 'react';
import type { Listing, Opened } from '../api.ts';
import { ConflictView } from './ConflictView.tsx';
import { Entry } from './Entry.tsx';
import { EntryTools } from './EntryTools.tsx';
import form from './form.module.css';
import css from './layout.module.css';
import { Problems } from './Problems.tsx';
import { Publications } from './Publications.tsx';
import { madeOf, toldOf } from './problems.ts';
import { TextEntry } from './TextEntry.tsx';
import type { Editor, Typed } from './useEditor.ts';

interface Props {
  editor: Editor;
  listing: Listing;
  opened: Opened;
}

/** The file that is open: as a form, or as its text. */
export function OpenFile({ editor, listing, opened }: Props) {
  const [isText, setIsText] = useState(false);
  const { problems, conflict, said, say, mayLeave, touched, show, change } = editor;
  const { file, kind, values, text } = opened;
  const listed = listing.entries.find((entry) => entry.file === file);
  const schema = kind === 'publications' ? undefined : listing.forms[kind];
  const told = toldOf(problems, file, madeOf(listing, opened));
  const save = (typed: Typed) => editor.save(file, typed);
  return (
    <>
      <h2 id="entry" tabIndex={-1}>
        {listed?.title ?? file}
      </h2>
      <p className={css.mark}>
        {file}
        {listed?.absent && ': not there yet, the first save makes it'}
      </p>
      <p role="status" className={said ? form.warning : undefined}>
        {said}
      </p>
      {conflict && (
        <ConflictView conflict={conflict.conflict} takeTheirs={() => void show(file)} keepMine={conflict.again} />
      )}
      {!conflict && <Problems told={told} />}
      {/* While two versions are shown, neither is typed into. */}
      <div inert={conflict !== undefined}>
        {!listed?.absent && <EntryTools opened={opened} change={change} mayLeave={mayLeave} />}
        {schema && values && (
          <button
            type="button"
            className={form.small}
            aria-pressed={isText}
            onClick={() => {
              if (!mayLeave()) return;
              editor.left();
              setIsText(!isText);
            }}
          >
            Edit the file as text
          </button>
        )}
        {opened.publications ? (
          <Publications
            editor={editor}
            opened={opened}
            schema={listing.publicationForm}
            context={{ file, told, say }}
            save={save}
          />
        ) : schema && values && !isText ? (
          <Entry
            opened={{ ...opened, values }}
            listing={listing}
            schema={schema}
            told={told}
            say={say}
            save={save}
            touched={touched}
          />
        ) : (
          <TextEntry
            label={file}
            text={text}
            // Without a version, a stale text is shown beside the file's, and the owner decides.
            save={(typed, isStale) => editor.save(file, { text: typed }, false, isStale ? '' : undefined)}
            touched={touched}
          />
        )}
      </div>
    </>
  );
}
