import { useEffect, useRef, useState } from 'react';
import { folded } from '#base/characters.ts';
import styles from './WordFilter.module.css';

const wordsOf = (text: string) =>
  text
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(folded)
    .filter(Boolean);

/** Island: hides the entries of a list without all the words that are typed, which HTML can't. Loaded on focus. */
export function WordFilter({ label, total }: { label: string; total: number }) {
  const field = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<number>();

  useEffect(() => {
    const entries = [...document.querySelectorAll<HTMLElement>('li[data-filter]')].map((entry) => ({
      entry,
      text: folded(entry.textContent ?? ''),
    }));
    const filter = () => {
      const words = wordsOf(field.current?.value ?? '');
      let count = 0;
      for (const { entry, text } of entries) {
        const matches = words.every((word) => text.includes(word));
        if (matches) count++;
        if (entry.hasAttribute('data-unmatched') === matches) entry.toggleAttribute('data-unmatched', !matches);
      }
      setShown(words.length ? count : undefined);
    };
    const input = field.current;
    input?.addEventListener('input', filter);
    // What was typed before this script was loaded.
    filter();
    return () => input?.removeEventListener('input', filter);
  }, []);

  return (
    <label className={styles.search}>
      <span className="visually-hidden">{label}</span>
      <input type="search" ref={field} placeholder={label} autoComplete="off" />
      <output className="mono">{shown === undefined ? '' : `${shown}/${total}`}</output>
    </label>
  );
}
