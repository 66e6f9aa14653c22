import { useEffect, useRef, useState } from 'react';
import type { FilterChoice } from '#sections/filterChoices.ts';
import { CategoryMark } from '#sections/projects/CategoryMark.tsx';
import styles from './ListFilter.module.css';
import { loadWholeList } from './wholeList.ts';

const parametersOf = ({ query }: Pick<FilterChoice, 'query'>) => [...new URLSearchParams(query)];

/** Returns the query that the URL chooses. */
function queryInUrl(choices: readonly FilterChoice[]): string {
  const url = new URLSearchParams(location.search);
  const isChosen = (choice: FilterChoice) =>
    parametersOf(choice).some(([name, value]) => url.get(name)?.toLowerCase() === value.toLowerCase());
  return choices.find(isChosen)?.query ?? '';
}

function show(query: string) {
  for (const entry of document.querySelectorAll<HTMLElement>('li[data-filter]')) {
    entry.hidden = query !== '' && !entry.dataset.filter?.split(' ').includes(query);
  }
  document.dispatchEvent(new Event('listfilter'));
}

const linksIn = () => [...document.querySelectorAll<HTMLAnchorElement>('li[data-filter] a')];

/** Keeps in the history which link a visitor follows: no engine gives it the focus again if the page is loaded anew. */
function keepLink({ target }: Event) {
  const link = linksIn().find((each) => each.contains(target as Node));
  if (link) history.replaceState({ link: link.href }, '');
}

function focusLink() {
  const { link } = (history.state ?? {}) as { link?: string };
  if (document.activeElement !== document.body) return;
  linksIn()
    .find(({ href }) => href === link)
    ?.focus({ preventScroll: true });
}

/**
 * Island: filters the entries of a list, announces the result, and keeps the choice in the URL and the history. Back focuses the
 * link that was followed.
 */
export function ListFilter({ label, choices }: { label: string; choices: readonly FilterChoice[] }) {
  const strip = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState('');
  const shown = choices.find(({ query }) => query === chosen);

  useEffect(() => {
    const follow = () => {
      const next = queryInUrl(choices);
      setChosen(next);
      show(next);
    };
    follow();
    focusLink();
    document.addEventListener('click', keepLink);
    if (self.early && strip.current?.contains(self.early)) self.early.click();
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
      document.removeEventListener('click', keepLink);
    };
  }, [choices]);

  useEffect(() => {
    if (chosen) loadWholeList().then(() => show(queryInUrl(choices)));
  }, [chosen, choices]);

  function choose(next: FilterChoice) {
    const url = new URL(location.href);
    for (const [name] of choices.flatMap(parametersOf)) url.searchParams.delete(name);
    for (const [name, value] of parametersOf(next)) url.searchParams.set(name, value);
    url.hash = '';
    if (next.query !== queryInUrl(choices)) history.pushState(null, '', url);
    setChosen(next.query);
    show(next.query);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's look and legend for four buttons */}
      <div className={`scripted ruled ${styles.filter}`} ref={strip} role="group" aria-label={label}>
        {choices.map((choice) => (
          <button
            key={choice.query}
            type="button"
            className={choice.isLinked ? styles.linked : choice.category}
            aria-pressed={choice.query === chosen}
            data-filter={choice.query}
            onClick={() => choose(choice)}
          >
            {choice.category && <CategoryMark category={choice.category} />}
            {choice.name}{' '}
            <span className={`mono ${styles.count}`} aria-hidden="true">
              {choice.count}
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
