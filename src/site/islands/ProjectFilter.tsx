import { useEffect, useRef, useState } from 'react';
import { CategoryMark } from '#sections/projects/CategoryMark.tsx';
import type { FilterChoice } from '#sections/projects/filterChoices.ts';
import { takeEarlyPresses } from './early.ts';
import styles from './ProjectFilter.module.css';

type Category = FilterChoice['category'];
const parameter = 'category';

function categoryInUrl(choices: readonly FilterChoice[]): Category {
  const named = new URLSearchParams(location.search.toLowerCase()).get(parameter);
  return choices.find(({ category }) => category === named)?.category ?? 'all';
}

function show(category: Category) {
  for (const card of document.querySelectorAll<HTMLElement>('li[data-category]')) {
    card.hidden = category !== 'all' && card.dataset.category !== category;
  }
}

/** Island: filters the cards by category, announces the result, and keeps the category in the URL and the history. */
export function ProjectFilter({ label, choices }: { label: string; choices: readonly FilterChoice[] }) {
  const strip = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Category>('all');
  const shown = choices.find(({ category }) => category === chosen);

  useEffect(() => {
    const follow = () => {
      const next = categoryInUrl(choices);
      setChosen(next);
      show(next);
    };
    follow();
    const pressed = strip.current && takeEarlyPresses(strip.current).at(-1);
    if (pressed instanceof HTMLElement) pressed.click();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [choices]);

  function choose(next: Category) {
    const url = new URL(location.href);
    if (next === 'all') url.searchParams.delete(parameter);
    else url.searchParams.set(parameter, next);
    url.hash = '';
    if (next !== categoryInUrl(choices)) history.pushState(null, '', url);
    setChosen(next);
    show(next);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's look and legend for four buttons */}
      <div className={styles.filter} ref={strip} role="group" aria-label={label}>
        {choices.map(({ category, name, count }) => (
          <button
            key={category}
            type="button"
            className={category === 'all' ? undefined : category}
            aria-pressed={category === chosen}
            data-category={category}
            onClick={() => choose(category)}
          >
            {category !== 'all' && <CategoryMark category={category} />}
            {name}{' '}
            <span className={`mono ${styles.count}`} aria-hidden="true">
              {count}
            </span>
          </button>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {shown?.status}
      </p>
    </>
  );
}
