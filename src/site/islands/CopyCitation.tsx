import { useEffect, useRef } from 'react';

const shownFor = 3000;

/** Fetches the text within the clipboard call: Safari copies nothing after an `await` in the click handler. */
async function copy(url: string): Promise<void> {
  const text = fetch(url).then(async (response) => {
    if (!response.ok) throw new Error(response.statusText);
    return new Blob([await response.text()], { type: 'text/plain' });
  });
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}

/** Island: copies citations to the clipboard. If that fails, or without JavaScript, "Cite" downloads a file. */
export function CopyCitation({ copied }: { copied: string }) {
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    let restore = () => {};
    let timer: ReturnType<typeof setTimeout>;
    const press = async (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-cite]') : null;
      const label = link?.firstChild;
      // Ignores the script's own click below, which downloads, and clicks with a modifier key.
      if (!label || !event.isTrusted || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      status.current?.replaceChildren();
      try {
        await copy(link.href);
        clearTimeout(timer);
        restore();
        const before = label.textContent;
        restore = () => {
          label.textContent = before;
        };
        label.textContent = copied;
        status.current?.replaceChildren(...link.cloneNode(true).childNodes);
        timer = setTimeout(() => restore(), shownFor);
      } catch {
        link.click();
      }
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);

  return <p className="visually-hidden" role="status" ref={status} />;
}
