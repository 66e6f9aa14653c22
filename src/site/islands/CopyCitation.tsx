import { useEffect, useRef } from 'react';

/** Milliseconds for which a link says that its text has been copied. */
const saidFor = 3000;

/** Gets the text only after the press has been answered: Safari copies nothing that comes later. */
async function copy(address: string): Promise<void> {
  const text = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(response.statusText);
    return new Blob([await response.text()], { type: 'text/plain' });
  });
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}

/**
 * An island, because only script reaches the clipboard. Without it, and where the browser forbids it, "Cite" downloads the
 * file that its link leads to. One serves all links of a page.
 * @param copied what a link says once its text has been copied
 */
export function CopyCitation({ copied }: { copied: string }) {
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    let restore = () => {};
    let saying: ReturnType<typeof setTimeout>;
    const press = async (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-cite]') : null;
      const word = link?.firstChild;
      // A press of this script's own is the download; one with a key beside it is the browser's.
      if (!word || !event.isTrusted || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      status.current?.replaceChildren();
      try {
        await copy(link.href);
        clearTimeout(saying);
        restore();
        const before = word.textContent;
        restore = () => {
          word.textContent = before;
        };
        word.textContent = copied;
        status.current?.replaceChildren(...link.cloneNode(true).childNodes);
        saying = setTimeout(() => restore(), saidFor);
      } catch {
        link.click();
      }
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);

  return <p className="visually-hidden" role="status" ref={status} />;
}
