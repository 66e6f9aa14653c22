import { Picture } from '#ui/Picture.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import styles from './Neighbors.module.css';
import type { Project } from './project.ts';
import { projectsStrings } from './uiStrings.ts';

interface Props {
  previous?: Project;
  next?: Project;
}

/** The projects before and after this one, in two adjoining tiles. */
export function Neighbors({ previous, next }: Props) {
  const { figure, language } = useUiStrings();
  const strings = projectsStrings(language);
  return (
    <nav className={styles.strip} aria-label={strings.more}>
      {previous && <Neighbor project={previous} label={strings.previous(figure(previous.figure))} />}
      {next && <Neighbor project={next} label={strings.next(figure(next.figure))} after />}
    </nav>
  );
}

function Neighbor({ project, label, after = false }: { project: Project; label: string; after?: boolean }) {
  return (
    <a className={`${project.tone} ${after ? styles.after : ''}`} href={project.href}>
      <Picture picture={project.showcaseImage} tone={project.tone} square sizes="9rem" className={styles.picture} />
      <span>
        <span className="label" lang={useUiStrings().lang}>
          {label}
        </span>
        <b>{project.title}</b>
      </span>
    </a>
  );
}
