import { useState } from 'react';
import { slugOfFile } from '../../base/slug.ts';
import type { EditableFile, EntryGroup } from '../api.ts';
import type { Editor } from './editor.ts';
import form from './form.module.css';
import layout from './layout.module.css';

interface Props {
  opened: EditableFile;
  /** The kind's, if its entries are files of their own. */
  group: EntryGroup | undefined;
  editor: Editor;
}

/** Buttons to duplicate, delete and rename a file. */
export function EntryTools({ opened: { file, version, isRemovable }, group, editor }: Props) {
  const slug = slugOfFile(file);
  const [name, setName] = useState(slug);
  if (!isRemovable) return null;
  return (
    <div className={layout.tools}>
      {group && (
        <button type="button" className={form.small} onClick={() => void editor.changeIfSaved('duplicate', { file })}>
          Duplicate
        </button>
      )}
      <button
        type="button"
        className={form.small}
        onClick={() => void editor.change('remove', { file, version }, 'list')}
      >
        Delete
      </button>
      {group && (
        <form
          className={layout.tools}
          aria-label="Rename"
          onSubmit={(event) => {
            event.preventDefault();
            void editor.changeIfSaved('rename', { file, version, name });
          }}
        >
          <label>
            {group.pagePrefix ? `Slug: ${group.pagePrefix}` : 'File name'}
            <input className={form.short} value={name} onChange={({ target }) => setName(target.value)} />
          </label>
          <button type="submit" className={form.small} disabled={name === slug}>
            {group.pagePrefix ? 'Change slug' : 'Rename'}
          </button>
        </form>
      )}
    </div>
  );
}
