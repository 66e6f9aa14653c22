import type { RefObject } from 'react';

const shownFor = 3000;

/** Returns a function that shows `copied` as a label for a moment, and says in `status` what was copied. */
export function labelFor(copied: string, status: RefObject<HTMLElement | null>) {
  let restore = () => {};
  let timer: ReturnType<typeof setTimeout>;
  return (label: ChildNode, name = label.textContent) => {
    clearTimeout(timer);
    restore();
    const before = label.textContent;
    restore = () => {
      label.textContent = before;
    };
    label.textContent = copied;
    // Emptied before, since the same words are not said again.
    status.current?.replaceChildren();
    setTimeout(() => status.current?.replaceChildren(`${copied} (${name})`));
    timer = setTimeout(() => restore(), shownFor);
  };
}
