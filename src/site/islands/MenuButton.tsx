import { useEffect, useRef, useState } from 'react';
import Equal from '~icons/lucide/equal';
import X from '~icons/lucide/x';
import styles from './IconButton.module.css';

/**
 * Island: closes the menu on a click on a link, or when the window grows; the browser's popover does the rest. The list
 * of languages closes by Escape, and when the focus or a click is outside. A link to another language keeps the query and
 * the fragment of the URL.
 */
export function MenuButton({ menu, label }: { menu: string; label: string }) {
  // Undefined in the built page: with `popovertarget` the browser sets `aria-expanded` until hydration.
  const [open, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const panel = document.getElementById(menu) as HTMLElement;
    const update = () => setOpen(panel.matches(':popover-open'));
    const close = () => panel.hidePopover();
    const followLink = ({ target }: Event) => {
      const link = (target as Element).closest('a');
      if (!link) return;
      if (link.hreflang) {
        link.search = location.search;
        link.hash = location.hash;
      }
      close();
    };
    // Styles hide the button where the window is wide enough for the links.
    const closeIfWide = () => button.current?.offsetParent || close();

    const languages = panel.querySelector('details');
    const closeLanguages = ({ target, type }: Event) => {
      if (!languages || (type !== 'keydown' && languages.contains(target as Node))) return;
      if (type === 'keydown' && languages.open) languages.querySelector('summary')?.focus();
      languages.open = false;
    };

    update();
    const unmounted = new AbortController();
    const { signal } = unmounted;
    panel.addEventListener('toggle', update, { signal });
    panel.addEventListener('click', followLink, { signal });
    panel.addEventListener('keydown', (event) => event.key === 'Escape' && closeLanguages(event), { signal });
    document.addEventListener('focusin', closeLanguages, { signal });
    document.addEventListener('click', closeLanguages, { signal });
    window.addEventListener('resize', closeIfWide, { signal });
    return () => unmounted.abort();
  }, [menu]);

  return (
    <button
      ref={button}
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
