import { useEffect, useRef, useState } from 'react';
import { folded } from '#base/characters.ts';
import styles from './WordFilter.module.css';
import { loadWholeList } from './wholeList.ts';

const wordsOf = (text: string) =>
  text
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(folded)
    .filter(Boolean);

/**
 * Island: hides the entries of a list without all the words that are typed, which HTML can't, and counts the others among
 * those that the other filter shows. Loaded on focus.
 */
export function WordFilter({ label }: { label: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState('');

  useEffect(() => {
    const filter = () => {
      const words = wordsOf(field.current?.value ?? '');
      const entries = [...document.querySelectorAll<HTMLElement>('li[data-filter]')];
      for (const entry of entries) {
        const text = folded(entry.textContent ?? '');
        entry.toggleAttribute('data-unmatched', !words.every((word) => text.includes(word)));
      }
      const counted = entries.filter(({ hidden }) => !hidden);
      const shown = counted.filter((entry) => !entry.hasAttribute('data-unmatched'));
      setCount(words.length ? `${shown.length}/${counted.length}` : '');
    };
    const input = field.current;
    input?.addEventListener('input', filter);
    document.addEventListener('listfilter', filter);
    // What was typed before this script was loaded.
    filter();
    loadWholeList().then(filter);
    return () => {
      input?.removeEventListener('input', filter);
      document.removeEventListener('listfilter', filter);
    };
  }, []);

  return (
    <label className={`scripted ${styles.search}`}>
      <span className="visually-hidden">{label}</span>
      <input type="search" ref={field} placeholder={label} autoComplete="off" />
      <output className="mono">{count}</output>
    </label>
  );
}
