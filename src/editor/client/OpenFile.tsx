import { useState } from 'react';
import type { EditableFile, Listing } from '../api.ts';
import type { Edits } from './base.ts';
import { ConflictView } from './ConflictView.tsx';
import { Entry } from './Entry.tsx';
import { EntryTools } from './EntryTools.tsx';
import form from './form.module.css';
import css from './layout.module.css';
import { Problems } from './Problems.tsx';
import { Publications } from './Publications.tsx';
import { formShapeOf, problemsFor } from './problems.ts';
import { TextEntry } from './TextEntry.tsx';
import type { Editor } from './useEditor.ts';

interface Props {
  editor: Editor;
  listing: Listing;
  opened: EditableFile;
}

/** The file that is open: as a form, or as its text. */
export function OpenFile({ editor, listing, opened }: Props) {
  const [isText, setIsText] = useState(false);
  const { problems, conflict, status, isSaveStatus, showStatus, mayLeave, touched, show, change } = editor;
  const { file, kind, values, text } = opened;
  const listed = listing.entries.find((entry) => entry.file === file);
  const schema = kind === 'publications' ? undefined : listing.forms[kind];
  const isForm = opened.publications !== undefined || (values !== undefined && !isText);
  const fieldProblems = problemsFor(problems, file, isForm ? formShapeOf(listing, opened) : {});
  const context = { file, fieldProblems, showStatus, status };
  const save = (typed: Edits) => editor.save(file, typed);
  return (
    <>
      <h2 id="entry" tabIndex={-1}>
        {listed?.title ?? file}
      </h2>
      <p className={css.mark}>
        {file}
        {listed?.absent && ': not created; saving creates it'}
      </p>
      {/* A form shows it beside its button; this is for ears. */}
      <p role="status" className={isSaveStatus && !opened.publications ? 'visually-hidden' : status && form.warning}>
        {status}
      </p>
      {conflict && (
        <ConflictView conflict={conflict.conflict} takeTheirs={() => void show(file)} keepMine={conflict.again} />
      )}
      {!conflict && <Problems fieldProblems={fieldProblems} />}
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
            context={context}
            save={save}
          />
        ) : schema && values && !isText ? (
          <Entry
            opened={{ ...opened, values }}
            listing={listing}
            schema={schema}
            context={context}
            save={save}
            touched={touched}
          />
        ) : (
          <TextEntry
            label={file}
            text={text}
            status={status}
            save={(typed, known) => editor.save(file, { text: typed }, false, { text: known })}
            touched={touched}
          />
        )}
      </div>
    </>
  );
}
