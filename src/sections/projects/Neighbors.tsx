import { projectPath } from '#base/urls.ts';
import { Picture } from '#ui/Picture.tsx';
import { useHref, useUiStrings } from '#ui/uiStrings.tsx';
import styles from './Neighbors.module.css';
import { type ShownProject, toneOf } from './project.ts';
import { projectsStrings } from './uiStrings.ts';

interface Props {
  previous?: ShownProject;
  next?: ShownProject;
}

/** The projects before and after this one, in two adjoining tiles. */
export function Neighbors({ previous, next }: Props) {
  const { figure, language } = useUiStrings();
  const strings = projectsStrings(language);
  return (
    <nav className={styles.strip} aria-label={strings.more}>
      {previous && <Neighbor {...previous} label={strings.previous(figure(previous.figure))} />}
      {next && <Neighbor {...next} label={strings.next(figure(next.figure))} after />}
    </nav>
  );
}

function Neighbor({ project, cover, label, after }: ShownProject & { label: string; after?: boolean }) {
  const href = useHref();
  const tone = toneOf(project);
  return (
    <a className={`${tone} ${after ? styles.after : ''}`} href={href(projectPath(project.slug))}>
      <Picture image={cover.tile} tone={tone} square sizes="9rem" className={styles.image} />
      <span>
        <span className="label" lang={useUiStrings().lang}>
          {label}
        </span>
        <b>{project.title}</b>
      </span>
    </a>
  );
}
