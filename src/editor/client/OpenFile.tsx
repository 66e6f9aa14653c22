import { useState } from 'react';
import type { Listing } from '../api.ts';
import { ConflictView } from './ConflictView.tsx';
import type { FormContext } from './context.ts';
import { Entry } from './Entry.tsx';
import { EntryTools } from './EntryTools.tsx';
import type { Editor } from './editor.ts';
import { formShapeOf, problemsFor } from './fieldProblems.ts';
import form from './form.module.css';
import layout from './layout.module.css';
import { Problems } from './Problems.tsx';
import { PublicationList } from './PublicationList.tsx';
import { SaveStatus, UndoButton } from './SaveStatus.tsx';
import type { Edits } from './saving.ts';
import type { EditorState, OpenedFile } from './store.ts';
import { TextEntry } from './TextEntry.tsx';
import { UnsavedNotices } from './UnsavedNotices.tsx';

interface Props {
  editor: Editor;
  state: EditorState;
  listing: Listing;
  opened: OpenedFile;
}

/** The file that is open: as a form, or as its text. */
export function OpenFile({ editor, state, listing, opened }: Props) {
  const { status } = state;
  const { file, kind, values, text, problems, conflict, unsaved } = opened;
  const [isText, setIsText] = useState(unsaved?.parts.text !== undefined);
  const listed = listing.entries.find((entry) => entry.file === file);
  const schema = opened.schema ?? listing.forms[kind];
  const isForm = opened.publications !== undefined || (values !== undefined && !isText);
  const fieldProblems = problemsFor(problems, file, isForm ? formShapeOf(listing, opened) : {});
  const isBeside = status.save !== undefined && !opened.publications;
  const saveStatus = (
    <SaveStatus
      text={status.save ? status.text : ''}
      undo={status.undo}
      take={(change) => void editor.undo(change)}
      discard={unsaved && (() => void editor.discard())}
    />
  );
  const context: FormContext = { file, fieldProblems, showStatus: editor.showStatus, saveStatus };
  const save = (typed: Edits) => editor.save(file, typed);
  return (
    <>
      <h2 id="entry" tabIndex={-1}>
        {listed?.title ?? file}
      </h2>
      <p className={layout.mark}>
        {file}
        {listed?.absent && ': not created; saving creates it'}
      </p>
      {/* Forms show it beside their button; this copy is for screen readers. */}
      <p role="status" className={isBeside ? 'visually-hidden' : status.text ? form.warning : undefined}>
        {status.text}
      </p>
      {!isBeside && <UndoButton undo={status.undo} take={(change) => void editor.undo(change)} />}
      <UnsavedNotices editor={editor} opened={opened} />
      {conflict && (
        <ConflictView
          schema={schema}
          differences={conflict.differences}
          takeTheirs={() => void editor.discard()}
          keepMine={conflict.overwrite}
          close={editor.closeConflict}
        />
      )}
      <Problems fieldProblems={fieldProblems} />
      <div data-unsaved={unsaved && !opened.publications ? '' : undefined}>
        {!listed?.absent && (
          <EntryTools
            opened={opened}
            group={values && listing.groups.find((each) => each.kind === kind)}
            editor={editor}
          />
        )}
        {schema && values && (
          <button
            type="button"
            className={form.small}
            aria-pressed={isText}
            onClick={() => {
              if (unsaved && !confirm('Discard unsaved changes?')) return;
              if (unsaved) editor.typed({ values: undefined, body: undefined, texts: undefined, text: undefined });
              setIsText(!isText);
            }}
          >
            Edit the file as text
          </button>
        )}
        {opened.publications ? (
          <PublicationList
            editor={editor}
            state={state}
            opened={opened}
            schema={listing.publicationForm}
            names={listing.publicationNames}
            context={context}
            save={save}
          />
        ) : schema && values && !isText ? (
          <Entry
            opened={{ ...opened, values }}
            kept={unsaved?.parts}
            listing={listing}
            schema={schema}
            context={context}
            save={save}
            typed={editor.typed}
          />
        ) : (
          <TextEntry
            label={file}
            text={text}
            kept={unsaved?.parts.text}
            status={saveStatus}
            save={(typed) => editor.save(file, { text: typed })}
            typed={(typed) => editor.typed({ text: typed })}
          />
        )}
      </div>
    </>
  );
}
