import { useState } from 'react';
import { ContentList } from './ContentList.tsx';
import css from './layout.module.css';
import { OpenFile } from './OpenFile.tsx';
import { Preview } from './Preview.tsx';
import { Publishing } from './Publishing.tsx';
import { useEditor } from './useEditor.ts';

export function App() {
  const editor = useEditor();
  const [isPublishing, setIsPublishing] = useState(false);
  const { listing, opened, status, mayLeave, choose, change } = editor;
  if (!listing) return <p>{status || 'Loading …'}</p>;

  const file = opened?.file;
  const listed = listing.entries.find((entry) => entry.file === file);
  const open = async (wanted: string) => {
    if (await choose(wanted)) setIsPublishing(false);
  };
  const create = async (kind: string, title: string) => {
    if (!mayLeave()) return false;
    setIsPublishing(false);
    return change('create', { kind, title });
  };
  return (
    <div className={css.editor}>
      <ContentList
        listing={listing}
        open={isPublishing ? undefined : file}
        choose={(wanted) => void open(wanted)}
        create={create}
        move={editor.move}
        isPublishing={isPublishing}
        publish={() => {
          if (!mayLeave()) return;
          editor.left();
          setIsPublishing(true);
        }}
      />
      <main className={css.form} aria-labelledby="entry" inert={editor.isOpening}>
        {isPublishing ? (
          <Publishing
            status={status}
            choose={(wanted) => void open(wanted)}
            removeSample={(name) => change('removeSample', { name })}
          />
        ) : opened ? (
          <OpenFile key={`${editor.opening} ${file}`} editor={editor} listing={listing} opened={opened} />
        ) : (
          // A file that cannot be shown: the others can.
          <p role="status">{status}</p>
        )}
      </main>
      <Preview
        site={listing.preview}
        page={listed?.page ?? '/'}
        opening={editor.opening}
        isDraft={listed?.draft === true}
      />
    </div>
  );
}
