import { useEffect, useState, useSyncExternalStore } from 'react';
import { ContentList } from './ContentList.tsx';
import { Editor } from './editor.ts';
import { OpenFile } from './OpenFile.tsx';
import { Preview } from './Preview.tsx';
import type { EditorState } from './state.ts';

export function App() {
  const [editor] = useState(() => new Editor());
  const state = useSyncExternalStore(editor.subscribe, editor.state);
  useEffect(() => editor.start(), [editor]);
  const { listing, opened, view, isPreview } = state;
  if (!listing) return <p>{state.status.text || 'Loading …'}</p>;

  const listed = listing.entries.find(({ file }) => file === opened?.file);
  return (
    // What is shown if there is room for only one.
    <div className="editor" data-step={isPreview ? 'preview' : view ? 'form' : 'list'}>
      <ContentList listing={listing} editor={editor} state={state} />
      <div className="steps">
        <button type="button" onClick={() => void editor.goTo('')}>
          <span aria-hidden="true">← </span>All content
        </button>
        <button type="button" onClick={() => editor.showPreview(!isPreview)}>
          {isPreview ? 'Form' : 'Preview'}
        </button>
      </div>
      <main aria-labelledby="entry" inert={state.isBusy}>
        {opened && <OpenFile key={opened.opening} editor={editor} listing={listing} opened={opened} />}
      </main>
      <Bar editor={editor} state={state} />
      <Preview
        site={listing.site}
        page={listed?.page ?? '/'}
        papers={listed?.papers}
        opening={opened?.opening ?? 0}
        version={opened?.version}
        isDraft={listed?.draft === true}
      />
    </div>
  );
}

function Bar({ editor, state: { opened, status } }: { editor: Editor; state: EditorState }) {
  return (
    <div className="bar">
      {opened && (
        <div className="save tools">
          <button type="submit" form="form">
            Save
          </button>
          {opened.isUnsaved && (
            <button type="button" onClick={() => void editor.discard()}>
              Discard changes
            </button>
          )}
        </div>
      )}
      <p role="status" id="status" tabIndex={-1}>
        {status.text}
      </p>
      {status.canUndo && (
        <button type="button" onClick={() => void editor.change('undo', {})}>
          Undo
        </button>
      )}
    </div>
  );
}
