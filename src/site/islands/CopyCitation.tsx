import { useEffect, useRef } from 'react';
import { labelFor } from './copied.ts';

/** What "Cite" offers, by the endings of its files. */
const formats = { bib: 'BibTeX', txt: 'APA', ris: 'RIS' };

/** Shows the formats of a citation in a line below its links, or hides them. */
function toggleFormats(cite: HTMLAnchorElement): void {
  const row = cite.parentElement;
  const isOpen = cite.getAttribute('aria-expanded') === 'true';
  cite.setAttribute('aria-expanded', String(!isOpen));
  if (isOpen) {
    row?.nextElementSibling?.remove();
    return;
  }
  const group = document.createElement('div');
  group.className = row?.className ?? '';
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', cite.textContent);
  for (const [ending, name] of Object.entries(formats)) {
    const link = document.createElement('a');
    link.href = cite.href.replace(/bib$/, ending);
    link.download = '';
    link.textContent = name;
    // Programs open RIS as a file.
    if (ending !== 'ris') link.dataset.copy = '';
    group.append(link);
  }
  row?.after(group);
}

/** Fetches the text within the clipboard call: Safari copies nothing after an `await` in the click handler. */
async function copy(url: string): Promise<void> {
  const text = fetch(url).then(async (response) => {
    if (!response.ok) throw new Error(response.statusText);
    return new Blob([await response.text()], { type: 'text/plain' });
  });
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}

/**
 * Island: "Cite" offers formats, and copies a citation to the clipboard. If that fails, it downloads the file; without
 * JavaScript, "Cite" downloads BibTeX.
 */
export function CopyCitation({ copied }: { copied: string }) {
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const show = labelFor(copied, status);
    const press = async (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-cite], a[data-copy]') : null;
      const label = link?.firstChild;
      // Ignores the script's own click below, which downloads, and clicks with a modifier key.
      if (!label || !event.isTrusted || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if ('cite' in link.dataset) return toggleFormats(link);
      try {
        await copy(link.href);
        show(label);
      } catch {
        link.click();
      }
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);

  return <p className="visually-hidden" role="status" ref={status} />;
}
