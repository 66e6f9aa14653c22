import { useEffect, useState, useSyncExternalStore } from 'react';
import { Editor, type EditorState } from './editor.ts';

/** Returns the editor of this page, and its state as it is drawn. */
export function useEditor(): { editor: Editor; state: EditorState } {
  const [editor] = useState(() => new Editor());
  const state = useSyncExternalStore(editor.subscribe, editor.state);
  useEffect(() => editor.start(), [editor]);
  return { editor, state };
}
