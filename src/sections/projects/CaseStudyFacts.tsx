import { formatMonth } from '#base/dates.ts';
import { Fact, FactLine } from '#ui/Facts.tsx';
import styles from '#ui/Spread.module.css';
import { Dates } from '#ui/Text.tsx';
import { UiText, useUiStrings } from '#ui/uiStrings.tsx';
import { hasLinks, ProjectLinks } from './ProjectLinks.tsx';
import type { ShownProject } from './project.ts';
import { technologyLinks } from './technologyLinks.tsx';

export function CaseStudyFacts(shown: Pick<ShownProject, 'project' | 'repository' | 'shared'>) {
  const strings = useUiStrings();
  const { project, repository } = shown;
  const { organization, role, start, date, technologies } = project;
  const text = strings.projects.facts;
  return (
    <>
      {organization && <Fact term={text.organization}>{organization}</Fact>}
      {role && <Fact term={text.role}>{role}</Fact>}
      {date && (
        <Fact term={text.date} className={styles.one}>
          <UiText>
            {start && start !== date && (
              <>
                <Dates>{formatMonth(start, strings.language)}</Dates>
                {strings.dash}
              </>
            )}
            <time dateTime={date}>
              <Dates>{formatMonth(date, strings.language)}</Dates>
            </time>
          </UiText>
        </Fact>
      )}
      {technologies.length > 0 && (
        <Fact term={strings.technologies} className={styles.rest}>
          <FactLine facts={technologyLinks(shown)} />
        </Fact>
      )}
      <RepositoryFacts {...repository} />
      {hasLinks(project) && (
        <Fact term={text.links}>
          <ProjectLinks {...project} />
        </Fact>
      )}
    </>
  );
}

function RepositoryFacts({ stars, lastCommit }: NonNullable<ShownProject['repository']>) {
  const strings = useUiStrings();
  const text = strings.projects;
  if (!stars && !lastCommit) return null;
  return (
    <Fact term={text.facts.repository}>
      <UiText>
        {stars ? `${text.stars(stars)}${lastCommit ? strings.comma : ''}` : null}
        {lastCommit && (
          <time dateTime={lastCommit}>{text.lastCommit(formatMonth(lastCommit.slice(0, 7), strings.language))}</time>
        )}
      </UiText>
    </Fact>
  );
}
