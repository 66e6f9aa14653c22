import { useUiStrings } from '#ui/uiStrings.tsx';
import { CategoryMark } from './CategoryMark.tsx';
import type { FilterChoice } from './filterChoices.ts';
import styles from './ProjectPages.module.css';
import type { Category } from './schema.ts';
import { projectsStrings } from './uiStrings.ts';

interface Props {
  /** Of the page shown, from 1. */
  number: number;
  /** How many pages the list has. */
  count: number;
  /** Whose list it is; absent, that of all projects. */
  category?: Category;
  /** What the filter offers: each category's name and number of projects. */
  choices: readonly FilterChoice[];
  /** Returns the address of a page of the list; without a category, of all projects. */
  addressOf: (number: number, category?: Category) => string;
}

/** The numbers of the pages to link: the first, the last, and the neighbors of this one. */
export function linkedPages(number: number, count: number): number[] {
  const near = [1, number - 1, number, number + 1, count].filter((page) => page >= 1 && page <= count);
  return [...new Set(near)];
}

/** Where the other projects are, once they are more than one page holds: plain links, no script. */
export function ProjectPages({ number, count, category, choices, addressOf }: Props) {
  const { language, lang } = useUiStrings();
  const strings = projectsStrings(language);
  return (
    <nav className={styles.pages} lang={lang} aria-label={strings.pages}>
      <ol className={styles.numbers}>
        {linkedPages(number, count).map((page) => (
          <li key={page}>
            <a href={addressOf(page, category)} aria-current={page === number ? 'page' : undefined}>
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
              <a href={addressOf(1, each === 'all' ? undefined : each)}>
                {each === 'all' ? strings.allProjects(count) : strings.allOf(name, count)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
