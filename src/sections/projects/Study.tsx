import { Bullets } from '#ui/Bullets.tsx';
import { Prose } from '#ui/Prose.tsx';
import type { Project } from './project.ts';
import styles from './Study.module.css';
import { StudyFacts } from './StudyFacts.tsx';
import { StudyHead } from './StudyHead.tsx';

interface Props {
  project: Project;
  /** The case study; without one the facts stand alone. */
  html?: string;
}

/** A project's own page: head, facts in the rail, highlights and the case study beside them. */
export function Study({ project, html }: Props) {
  return (
    <article>
      <StudyHead project={project} />
      <div className={`grid ${styles.body}`}>
        <StudyFacts project={project} />
        <Bullets items={project.highlights} className={`text ${styles.highlights}`} />
        {html && <Prose html={html} className="text" />}
      </div>
    </article>
  );
}
