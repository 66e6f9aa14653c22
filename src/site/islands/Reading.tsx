import { useEffect, useRef } from 'react';
import { labelFor } from './copied.ts';

/** How much of the window, from its top, a heading has reached once its part is the present one. */
const share = 0.3;

/** Marks the part of a text in the contents that is in view. Returns a function that ends it. */
function markPart(nav: Element): () => void {
  const links = [...nav.querySelectorAll('a')];
  const headings = links.flatMap(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))) ?? []);
  const mark = () => {
    const present = headings.findLastIndex((heading) => heading.getBoundingClientRect().top < innerHeight * share);
    for (const [index, link] of links.entries()) link.ariaCurrent = index === present ? 'true' : null;
    const link = links[present];
    if (link) nav.scrollTop = link.offsetTop - nav.clientHeight / 2;
  };
  // All that is above counts as in view, so that a jump past a heading is seen too.
  const observer = new IntersectionObserver(mark, { rootMargin: `1000000px 0px ${(share - 1) * 100}%` });
  for (const heading of headings) observer.observe(heading);
  return () => observer.disconnect();
}

/** Adds a button to each block of code. Returns a function that removes them. */
function addButtons(copy: string, onPress: (button: HTMLButtonElement, code: Element) => void): () => void {
  const buttons = [...document.querySelectorAll('.code > pre')].map((pre) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'go mono';
    button.textContent = copy;
    button.onclick = () => onPress(button, pre);
    pre.after(button);
    return button;
  });
  return () => {
    for (const button of buttons) button.remove();
  };
}

interface Props {
  copy: string;
  copied: string;
}

/**
 * Island: marks the present part in the contents of a text, which only Chromium does by CSS, and copies its code to the
 * clipboard, which browsers offer only to pages by https:.
 */
export function Reading({ copy, copied }: Props) {
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const contents = document.querySelector('[data-contents]');
    return contents ? markPart(contents) : undefined;
  }, []);
  useEffect(() => {
    if (!navigator.clipboard) return;
    const show = labelFor(copied, status);
    return addButtons(copy, async (button, code) => {
      await navigator.clipboard.writeText(code.textContent);
      show(button, code.previousElementSibling?.textContent);
    });
  }, [copy, copied]);

  return <p className="visually-hidden" role="status" ref={status} />;
}
