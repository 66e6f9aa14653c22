/** The element that has the entries of a list. */
export const listId = 'list';

/** Fetches a page as a document. A site's policy allows no script to parse HTML, so `fetch` would not do. */
const fetchPage = (url: string) =>
  new Promise<Document | null>((done, fail) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.onload = () => done(request.responseXML);
    request.onerror = fail;
    request.send();
  });

async function load(): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>('a[data-whole]');
  const whole = link && (await fetchPage(link.href))?.getElementById(listId);
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
