import { useEffect, useRef, useSyncExternalStore } from 'react';
import Contrast from '~icons/lucide/contrast';
import { takeEarlyPresses } from './early.ts';
import styles from './IconButton.module.css';

declare global {
  /** Set by the head script: gives the root element its class and the browser its color. */
  var paintTheme: (dark: boolean) => void;
}

const isDark = () => document.documentElement.classList.contains('dark');

/** The root element's class is the one truth: the head script, other tabs and this button all set it. */
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

/** An island, because HTML and CSS cannot store a choice or expose its state to assistive technology. */
export function ThemeToggle({ label }: { label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  // Until it knows the state the button claims none.
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
