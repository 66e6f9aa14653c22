import { useEffect, useState, useSyncExternalStore } from 'react';
import { ContentList } from './ContentList.tsx';
import { Editor } from './editor.ts';
import form from './form.module.css';
import layout from './layout.module.css';
import { OpenFile } from './OpenFile.tsx';
import { Preview } from './Preview.tsx';
import { Publishing } from './Publishing.tsx';
import { type Step, stepOf } from './state.ts';

export function App() {
  const [editor] = useState(() => new Editor());
  const state = useSyncExternalStore(editor.subscribe, editor.state);
  useEffect(() => editor.start(), [editor]);
  useEffect(() => saveByKey(editor), [editor]);
  const { listing, opened, view, status } = state;
  if (!listing) return <p>{status.text || 'Loading …'}</p>;

  const listed = listing.entries.find(({ file }) => file === opened?.file);
  const opening = opened?.opening ?? 0;
  const step = stepOf(state);
  const steps = <StepBar step={step} goTo={editor.goToStep} />;
  return (
    <div className={layout.editor} data-step={step}>
      <ContentList listing={listing} editor={editor} state={state} />
      <main className={layout.form} aria-labelledby="entry" inert={state.isBusy}>
        {steps}
        {view === 'publishing' ? (
          <Publishing editor={editor} state={state} />
        ) : opened ? (
          <OpenFile key={opening} editor={editor} state={state} listing={listing} opened={opened} />
        ) : (
          // The file can't be shown, but the list is.
          <p role="status">{status.text}</p>
        )}
      </main>
      <Preview
        site={listing.preview}
        page={listed?.page ?? '/'}
        opening={opening}
        isDraft={listed?.draft === true}
        steps={steps}
      />
    </div>
  );
}

/** Buttons between list, form and preview, if there is room for only one. */
function StepBar({ step, goTo }: { step: Step; goTo: (step: Step) => void }) {
  const other = step === 'preview' ? 'form' : 'preview';
  return (
    <div className={layout.steps}>
      <button type="button" className={form.small} onClick={() => goTo('list')}>
        <span aria-hidden="true">← </span>All content
      </button>
      <button type="button" className={form.small} onClick={() => goTo(other)}>
        {other === 'form' ? 'Form' : 'Preview'}
      </button>
    </div>
  );
}

/** Saves the form by Ctrl+S and ⌘S. */
function saveByKey(editor: Editor) {
  const save = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    const { isBusy, view, opened } = editor.state();
    if (opened && !isBusy && view !== 'publishing') void editor.save();
  };
  addEventListener('keydown', save);
  return () => removeEventListener('keydown', save);
}
