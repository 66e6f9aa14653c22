import { useEffect, useState, useSyncExternalStore } from 'react';
import { ContentList } from './ContentList.tsx';
import { Editor } from './editor.ts';
import css from './layout.module.css';
import { OpenFile } from './OpenFile.tsx';
import { Preview } from './Preview.tsx';
import { Publishing } from './Publishing.tsx';
import { StepBar } from './StepBar.tsx';
import { saveByKey } from './saveByKey.ts';

export function App() {
  const [editor] = useState(() => new Editor());
  const state = useSyncExternalStore(editor.subscribe, editor.state);
  useEffect(() => editor.start(), [editor]);
  useEffect(saveByKey, []);
  const { listing, opened, view, status, step } = state;
  if (!listing) return <p>{status.text || 'Loading …'}</p>;

  const listed = listing.entries.find(({ file }) => file === opened?.file);
  return (
    <div className={css.editor} data-step={step}>
      <ContentList listing={listing} editor={editor} state={state} />
      <main className={css.form} aria-labelledby="entry" inert={state.isOpening}>
        <StepBar step={step} goTo={editor.goToStep} />
        {view.isPublishing ? (
          <Publishing editor={editor} state={state} />
        ) : opened ? (
          <OpenFile
            key={`${state.opening} ${opened.file}`}
            editor={editor}
            state={state}
            listing={listing}
            opened={opened}
          />
        ) : (
          // The file can't be shown, but the list is.
          <p role="status">{status.text}</p>
        )}
      </main>
      <Preview
        site={listing.preview}
        page={listed?.page ?? '/'}
        opening={state.opening}
        isDraft={listed?.draft === true}
        steps={<StepBar step={step} goTo={editor.goToStep} />}
      />
    </div>
  );
}
