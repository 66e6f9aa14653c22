import { Text } from './Text.tsx';
import { UiText, useHref } from './uiStrings.tsx';
import styles from './Works.module.css';

export interface Work {
  title: string;
  lang?: string;
  path: string;
}

/** Links to other works, below the text of a work and beside their heading. */
export function Works({ heading, works }: { heading: string; works: readonly Work[] }) {
  const href = useHref();
  if (!works.length) return null;
  return (
    <>
      <h2 className={`rail ${styles.level}`}>
        <UiText>{heading}</UiText>
      </h2>
      <ul className={`text ${styles.level}`}>
        {works.map(({ title, lang, path }) => (
          <li key={path} lang={lang}>
            <a className="go" href={href(path)}>
              <Text>{title}</Text>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
