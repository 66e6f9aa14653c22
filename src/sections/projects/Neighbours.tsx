import { Picture } from '#ui/Picture.tsx';
import { useWords } from '#ui/words.tsx';
import styles from './Neighbours.module.css';
import type { Project } from './project.ts';
import { projectsWords } from './words.ts';

interface Props {
  previous?: Project;
  next?: Project;
}

/** The projects before and after this one, in two adjoining compartments. */
export function Neighbours({ previous, next }: Props) {
  const { figure, language } = useWords();
  const words = projectsWords(language);
  return (
    <nav className={styles.strip} aria-label={words.more}>
      {previous && <Neighbour project={previous} label={words.previous(figure(previous.figure))} />}
      {next && <Neighbour project={next} label={words.next(figure(next.figure))} after />}
    </nav>
  );
}

function Neighbour({ project, label, after = false }: { project: Project; label: string; after?: boolean }) {
  return (
    <a className={`${project.category} ${after ? styles.after : ''}`} href={project.href}>
      <Picture picture={project.showcaseImage} tone={project.category} square sizes="9rem" className={styles.picture} />
      <span>
        <span className="label">{label}</span>
        <b>{project.title}</b>
      </span>
    </a>
  );
}
