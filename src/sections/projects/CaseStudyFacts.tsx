import { formatMonth } from '#base/dates.ts';
import { Chips } from '#ui/Chips.tsx';
import styles from '#ui/Facts.module.css';
import { useUiStrings } from '#ui/uiStrings.tsx';
import { hasLinks, ProjectLinks } from './ProjectLinks.tsx';
import type { Project } from './project.ts';
import { projectsStrings } from './uiStrings.ts';

/** The facts beside a case study: category, role, year, technologies, repository, links. */
export function CaseStudyFacts({ project }: { project: Project }) {
  const strings = useUiStrings();
  const { category, organization, role, start, date, technologies, repository } = project;
  const text = projectsStrings(strings.language);
  return (
    <dl className={`rail ${styles.facts}`}>
      {category && (
        <div>
          <dt>{text.category}</dt>
          <dd>{text[category]}</dd>
        </div>
      )}
      {organization && (
        <div>
          <dt>{text.organization}</dt>
          <dd>{organization}</dd>
        </div>
      )}
      {role && (
        <div>
          <dt>{text.role}</dt>
          <dd>{role}</dd>
        </div>
      )}
      {date && (
        <div>
          <dt>{text.year}</dt>
          <dd>
            {start && start.slice(0, 4) !== date.slice(0, 4) && `${start.slice(0, 4)}–`}
            <time dateTime={date}>{date.slice(0, 4)}</time>
          </dd>
        </div>
      )}
      {technologies.length > 0 && (
        <div>
          <dt>{strings.technologies}</dt>
          <dd>
            <Chips items={technologies.map((name) => ({ name }))} className={styles.chips} />
          </dd>
        </div>
      )}
      <RepositoryFacts {...repository} />
      {hasLinks(project) && (
        <div className={styles.links}>
          <dt>{text.links}</dt>
          <dd>
            <ProjectLinks {...project} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Shows the number of stars and the last commit. Renders nothing if there are no stars and the commit is unknown. */
function RepositoryFacts({ stars, lastCommit }: NonNullable<Project['repository']>) {
  const strings = useUiStrings();
  const text = projectsStrings(strings.language);
  if (!stars && !lastCommit) return null;
  return (
    <div>
      <dt>{text.repository}</dt>
      <dd>
        {stars ? `${text.stars(stars)}${lastCommit ? ', ' : ''}` : null}
        {lastCommit && (
          <time dateTime={lastCommit}>{text.lastCommit(formatMonth(lastCommit.slice(0, 7), strings.language))}</time>
        )}
      </dd>
    </div>
  );
}
