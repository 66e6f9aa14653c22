/** Marks the forms whose button saves. */
export const savingForm = { 'data-saves': '' } as const;
/** Marks buttons that a save removes from the page. */
export const endsBySave = { 'data-ends-by-save': '' } as const;

function save(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return;
  event.preventDefault();
  const forms = `main form[data-saves]`;
  const focused = document.activeElement?.closest<HTMLFormElement>(forms);
  const typed = document.querySelector<HTMLFormElement>(`main [data-unsaved] form[data-saves]`);
  const form = focused ?? typed ?? document.querySelector<HTMLFormElement>(forms);
  if (!form || form.closest('[inert]')) return;
  if (document.activeElement?.matches('[data-ends-by-save]'))
    form.querySelector<HTMLElement>('[type="submit"]')?.focus();
  form.requestSubmit();
}

/** Saves the focused or edited form by Ctrl+S and ⌘S. */
export function saveByKey() {
  addEventListener('keydown', save);
  return () => removeEventListener('keydown', save);
}
