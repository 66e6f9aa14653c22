import { useEffect, useRef, useState } from 'react';
import { CategoryMark } from '../components/CategoryMark.tsx';
import type { Category } from '../schemas.ts';
import { words } from '../words.ts';
import { takeEarlyPresses } from './early.ts';
import styles from './ProjectFilter.module.css';

type Choice = Category | 'all';
const choices: readonly Choice[] = ['all', 'research', 'personal', 'freelance'];
const parameter = 'category';

/** The choice that the address names, read as the head script reads it; an unknown one shows all. */
function choiceInAddress(): Choice {
  const named = location.search.toLowerCase().match(/[?&]category=(research|personal|freelance)(&|$)/)?.[1];
  return choices.find((choice) => choice === named) ?? 'all';
}

/** Shows the cards of a category, and hides the others by attribute; returns how many are left. */
function show(choice: Choice): number {
  const cards = [...document.querySelectorAll<HTMLElement>('li[data-category]')];
  for (const card of cards) card.hidden = choice !== 'all' && card.dataset.category !== choice;
  return cards.filter((card) => !card.hidden).length;
}

/**
 * An island, because a choice that is announced, shared in the address and undone by Back needs script.
 * @param counts how many projects each choice shows
 */
export function ProjectFilter({ counts }: { counts: Record<Choice, number> }) {
  const strip = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Choice>('all');
  const [shown, setShown] = useState(counts.all);

  useEffect(() => {
    const follow = () => {
      const next = choiceInAddress();
      setChoice(next);
      setShown(show(next));
    };
    follow();
    const pressed = strip.current && takeEarlyPresses(strip.current).at(-1);
    if (pressed instanceof HTMLElement) pressed.click();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  function choose(next: Choice) {
    const address = new URL(location.href);
    if (next === 'all') address.searchParams.delete(parameter);
    else address.searchParams.set(parameter, next);
    address.hash = '';
    if (next !== choiceInAddress()) history.pushState(null, '', address);
    setChoice(next);
    setShown(show(next));
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's look and legend for four buttons */}
      <div className={styles.filter} ref={strip} role="group" aria-label={words.projects.filter}>
        {choices.map((each) => (
          <button
            key={each}
            type="button"
            className={each === 'all' ? 'personal' : each}
            aria-pressed={each === choice}
            data-category={each}
            onClick={() => choose(each)}
          >
            {each !== 'all' && <CategoryMark category={each} />}
            {words.projects[each]}{' '}
            <span className={`mono ${styles.count}`} aria-hidden="true">
              {counts[each]}
            </span>
          </button>
        ))}
      </div>
      <p className={shown === 0 ? styles.none : 'visually-hidden'} role="status">
        {shown === 0 ? words.projects.none : words.projects.shown(shown)}
      </p>
    </>
  );
}
