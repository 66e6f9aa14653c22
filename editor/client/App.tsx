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
  const { listing, opened, said, mayLeave, choose, change } = editor;
  if (!listing || !opened) return <p>{said || 'Opening …'}</p>;

  const { file } = opened;
  const open = async (wanted: string) => {
    if (await choose(wanted)) setIsPublishing(false);
  };
  const create = async (kind: string, title: string) => {
    if (!mayLeave()) return;
    setIsPublishing(false);
    await change('create', { kind, title });
  };
  return (
    <div className={css.editor}>
      <ContentList
        listing={listing}
        open={isPublishing ? undefined : file}
        choose={(wanted) => void open(wanted)}
        create={(kind, title) => void create(kind, title)}
        reorder={(projects) => {
          const entries = projects.map(({ file: each, version }) => ({ file: each, version }));
          if (mayLeave()) void change('reorder', { entries }, () => file);
        }}
        isPublishing={isPublishing}
        publish={() => mayLeave() && setIsPublishing(true)}
      />
      <main className={css.form} aria-labelledby="entry" inert={editor.isOpening}>
        {isPublishing ? (
          <Publishing said={said} choose={(wanted) => void open(wanted)} clear={() => change('clear', {})} />
        ) : (
          <OpenFile key={editor.opening} editor={editor} listing={listing} opened={opened} />
        )}
      </main>
      <Preview site={listing.preview} page={listing.entries.find((entry) => entry.file === file)?.page ?? '/'} />
    </div>
  );
}
