import { useUiStrings } from '#ui/uiStrings.tsx';
import { CategoryMark } from './CategoryMark.tsx';
import type { FilterChoice } from './filterChoices.ts';
import styles from './Pagination.module.css';
import type { Category } from './schema.ts';

interface Props {
  /** Of the page shown, from 1. */
  number: number;
  /** Number of pages of the list. */
  count: number;
  /** The category of the list. If omitted, all projects. */
  category?: Category;
  choices: readonly FilterChoice[];
  /** Returns the URL of a page of the list; without a category, of all projects. */
  urlOf: (number: number, category?: Category) => string;
}

/** Returns the numbers of the pages to link: the first, the last, and this one with its neighbors. */
export function linkedPages(number: number, count: number): number[] {
  const near = [1, number - 1, number, number + 1, count].filter((page) => page >= 1 && page <= count);
  return [...new Set(near)];
}

/** Links to the other pages of a long list of projects. They work without JavaScript. */
export function Pagination({ number, count, category, choices, urlOf }: Props) {
  const { projects: strings, lang } = useUiStrings();
  return (
    <nav className={styles.pages} lang={lang} aria-label={strings.pages}>
      <ol className={styles.numbers}>
        {linkedPages(number, count).map((page) => (
          <li key={page}>
            <a href={urlOf(page, category)} aria-current={page === number ? 'page' : undefined}>
              <span className="visually-hidden">{strings.page} </span>
              {page}
            </a>
          </li>
        ))}
      </ol>
      <ul className={styles.categories}>
        {choices
          .filter((choice) => choice.category !== (category ?? 'all'))
          .map(({ category: each, name, count }) => (
            <li key={each} className={each}>
              {each !== 'all' && <CategoryMark category={each} />}
              <a href={urlOf(1, each === 'all' ? undefined : each)}>
                {each === 'all' ? strings.allProjects(count) : strings.allOf(name, count)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
