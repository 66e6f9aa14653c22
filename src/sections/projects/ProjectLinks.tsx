import { ExternalLink } from '#ui/ExternalLink.tsx';
import row from '#ui/LinkRow.module.css';
import { Text } from '#ui/Text.tsx';
import { UiText, useUiStrings } from '#ui/uiStrings.tsx';
import Lock from '~icons/lucide/lock';
import styles from './ProjectLinks.module.css';
import { linksOf } from './project.ts';
import type { Project } from './schema.ts';

type Props = Pick<Project, 'codeLink' | 'youtubeLink' | 'demoLink' | 'availability' | 'private'>;

export const hasLinks = ({ codeLink, youtubeLink, demoLink, availability, private: isPrivate = true }: Props) =>
  Boolean(codeLink ?? youtubeLink ?? demoLink ?? availability) || isPrivate;

/** Links to code, video and demo. Without any, shows `availability`, or else "Private". */
export function ProjectLinks(project: Props) {
  const strings = useUiStrings();
  const links = linksOf(project, strings.links);
  if (!hasLinks(project)) return null;
  return (
    <p className={row.links}>
      {links.map(({ text, url }) => (
        <ExternalLink key={text} href={url}>
          <UiText>{text}</UiText>
        </ExternalLink>
      ))}
      {links.length === 0 && (
        <span className={styles.private}>
          <Lock />
          {project.availability ? <Text>{project.availability}</Text> : <UiText>{strings.projects.private}</UiText>}
        </span>
      )}
    </p>
  );
}
