import type { ReactNode } from 'react';
import { href, routes } from '#base/urls.ts';
import { type Project, showcaseName } from '#sections/projects/project.ts';
import { places, showcaseTracks } from '#sections/projects/showcaseTracks.ts';
import { projectsStrings } from '#sections/projects/uiStrings.ts';
import { Picture } from '#ui/Picture.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import styles from './Showcase.module.css';

interface Props {
  projects: readonly Project[];
  /** The author's portrait. */
  children: ReactNode;
}

/** A vitrine of ruled compartments, always a whole rectangle: the author, then the first seven projects. */
export function Showcase({ projects, children }: Props) {
  const strings = useUiStrings();
  const shown = projects.slice(0, places);
  const { author, project: each } = showcaseTracks(shown.length);
  return (
    <div className={`frame ${styles.frame}`}>
      <ol className={styles.case} aria-label={strings.about.case}>
        <li data-wide={author.wide} data-narrow={author.narrow}>
          <div className={styles.author}>{children}</div>
          <p className={`mono ${styles.caption}`}>
            <span>{strings.figure(0)}</span> <b>{strings.about.author}</b>
          </p>
        </li>
        {shown.map((project) => (
          <li key={project.slug} data-wide={each.wide} data-narrow={each.narrow}>
            <a href={project.href}>
              <Picture
                picture={project.showcaseImage}
                tone={project.category}
                square={each.wide === 1}
                className={styles.picture}
                eager
              />
              <span className={`mono ${styles.caption}`}>
                <span>{strings.figure(project.figure)}</span> <Name project={project} tracks={each.narrow} />
              </span>
            </a>
          </li>
        ))}
      </ol>
      {projects.length > places && (
        <a className="go" href={href(routes.projects)}>
          {projectsStrings(strings.language).allProjects(projects.length)}
        </a>
      )}
    </div>
  );
}

/** What the compartment is called; where no name fits, the whole title for those who hear the page. */
function Name({ project, tracks }: { project: Project; tracks: number }) {
  const name = showcaseName(project, tracks);
  return <b className={name ? undefined : styles.hidden}>{name ?? project.title}</b>;
}
