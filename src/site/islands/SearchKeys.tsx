import { useEffect } from 'react';
import { slashKey } from './slashKey.ts';

const fields = 'input, textarea, select, [contenteditable]';

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && slashKey.isOn() && !(target as Element).closest(fields);
}

/**
 * Island: opens the search dialog, another island, by `/`, Ctrl+K or a press on a link to `page`, where all entries are
 * listed without JavaScript.
 */
export function SearchKeys({ page }: { page: string }) {
  useEffect(() => {
    const open = (event: Event) => {
      event.preventDefault();
      dispatchEvent(new Event('opensearch'));
    };
    const press = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (isPlain && link?.getAttribute('href') === page) open(event);
    };
    const type = (event: KeyboardEvent) => {
      if (isShortcut(event)) open(event);
    };
    document.addEventListener('click', press);
    document.addEventListener('keydown', type);
    return () => {
      document.removeEventListener('click', press);
      document.removeEventListener('keydown', type);
    };
  }, [page]);

  return null;
}
