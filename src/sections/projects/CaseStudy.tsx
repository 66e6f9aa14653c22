import { Bullets } from '#ui/Bullets.tsx';
import { Prose } from '#ui/Prose.tsx';
import styles from './CaseStudy.module.css';
import { CaseStudyFacts } from './CaseStudyFacts.tsx';
import { CaseStudyHead } from './CaseStudyHead.tsx';
import type { Project } from './project.ts';

interface Props {
  project: Project;
  /** The case study; without one there are only the facts. */
  html?: string;
}

/** A project's own page: head, facts in the rail, highlights and the case study beside them. */
export function CaseStudy({ project, html }: Props) {
  return (
    <article>
      <CaseStudyHead project={project} />
      <div className={`grid ${styles.body}`}>
        <CaseStudyFacts project={project} />
        <Bullets items={project.highlights} className={`text ${styles.highlights}`} />
        {html && <Prose html={html} className="text" />}
      </div>
    </article>
  );
}
