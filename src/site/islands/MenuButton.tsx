import { useEffect, useState } from 'react';
import Equal from '~icons/lucide/equal';
import X from '~icons/lucide/x';
import styles from './IconButton.module.css';

/** The desktop breakpoint: 1024 px. */
const desktop = '(width >= 64rem)';

/**
 * Island: closes the menu on a click on a link, when the window grows, or when the visitor leaves the page, and sets
 * `aria-expanded`. The browser's popover handles opening, Escape and clicks outside.
 */
export function MenuButton({ menu, label }: { menu: string; label: string }) {
  // Undefined in the built page: with `popovertarget` the browser sets `aria-expanded` until hydration.
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    const panel = document.getElementById(menu);
    if (!panel) throw new Error(`MenuButton: #${menu} doesn't exist.`);
    const update = () => setOpen(panel.matches(':popover-open'));
    const close = () => panel.hidePopover();
    const closeOnLink = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) close();
    };
    const wide = matchMedia(desktop);

    update();
    panel.addEventListener('toggle', update);
    panel.addEventListener('click', closeOnLink);
    wide.addEventListener('change', close);
    window.addEventListener('pagehide', close);
    return () => {
      panel.removeEventListener('toggle', update);
      panel.removeEventListener('click', closeOnLink);
      wide.removeEventListener('change', close);
      window.removeEventListener('pagehide', close);
    };
  }, [menu]);

  return (
    <button
      type="button"
      id="menuButton"
      className={`${styles.button} ${styles.narrow}`}
      aria-label={label}
      aria-controls={menu}
      aria-expanded={open}
      popoverTarget={menu}
    >
      <Equal />
      <X />
    </button>
  );
}
