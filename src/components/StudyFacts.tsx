import type { Project } from '../lib/project.ts';
import { words } from '../words.ts';
import { Chips } from './Chips.tsx';
import { ProjectLinks } from './ProjectLinks.tsx';
import styles from './StudyFacts.module.css';

/** What stands beside a case study: category, role, year, technologies, links. */
export function StudyFacts({ project }: { project: Project }) {
  const { category, role, date, technologies } = project;
  const text = words.projects;
  return (
    <dl className={`rail ${styles.facts}`}>
      <div>
        <dt>{text.category}</dt>
        <dd>{text[category]}</dd>
      </div>
      {role && (
        <div>
          <dt>{text.role}</dt>
          <dd>{role}</dd>
        </div>
      )}
      <div>
        <dt>{text.year}</dt>
        <dd>
          <time dateTime={date}>{date.slice(0, 4)}</time>
        </dd>
      </div>
      {technologies.length > 0 && (
        <div>
          <dt>{text.technologies}</dt>
          <dd>
            <Chips items={technologies.map((name) => ({ name }))} className={styles.chips} />
          </dd>
        </div>
      )}
      <div className={styles.links}>
        <dt>{text.links}</dt>
        <dd>
          <ProjectLinks {...project} />
        </dd>
      </div>
    </dl>
  );
}
