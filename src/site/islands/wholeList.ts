/** The element that has the entries of a list. */
export const listId = 'list';

async function load(): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>('a[data-whole]');
  if (!link) return;
  const response = await fetch(link.href);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const whole = page.getElementById(listId);
  if (whole) document.getElementById(listId)?.replaceChildren(...whole.children);
}

let loading: Promise<void> | undefined;

/** Completes a list that has only the newest entries, before a filter shows some of all. Offline, it stays as it is. */
export function loadWholeList(): Promise<void> {
  loading ??= load()
    .catch(() => {})
    .finally(() => {
      loading = undefined;
    });
  return loading;
}
