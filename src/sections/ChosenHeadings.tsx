import styles from './ChosenHeadings.module.css';
import type { FilterChoice } from './filterChoices.ts';

/** Without JavaScript, names what a link to a list chose. */
export const ChosenHeadings = ({ choices, lang }: { choices: readonly FilterChoice[]; lang?: string }) =>
  choices.map(({ query, name }) => (
    <h2 key={query} id={query} className={styles.chosen} lang={lang}>
      {name}
    </h2>
  ));
