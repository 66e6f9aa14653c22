import { useEffect, useRef, useSyncExternalStore } from 'react';
import Contrast from '~icons/lucide/contrast';
import { takeEarlyPresses } from './early.ts';
import styles from './IconButton.module.css';

declare global {
  /** Defined by the head script: sets the class of the root element and the theme-color. */
  var paintTheme: (dark: boolean) => void;
}

const isDark = () => document.documentElement.classList.contains('dark');

/** Subscribes to the class of the root element, which the head script, other tabs and this button set. */
function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

function flip() {
  const dark = !isDark();
  try {
    localStorage.setItem('theme', dark ? 'dark' : 'light');
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  paintTheme(dark);
}

/** Island: switches and stores the theme, and exposes its state to assistive technology. */
export function ThemeToggle({ label }: { label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  // The built page has no `aria-pressed`, since the theme is unknown.
  const dark = useSyncExternalStore(subscribe, isDark, () => undefined);

  useEffect(() => {
    if (button.current) takeEarlyPresses(button.current).forEach(flip);
  }, []);

  return (
    <button
      ref={button}
      type="button"
      className={`${styles.button} ${styles.theme}`}
      aria-label={label}
      aria-pressed={dark}
      onClick={flip}
    >
      <Contrast />
    </button>
  );
}
