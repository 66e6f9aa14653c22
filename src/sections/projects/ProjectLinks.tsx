import { ExternalLink } from '#ui/ExternalLink.tsx';
import row from '#ui/LinkRow.module.css';
import { Text } from '#ui/Text.tsx';
import { UiText, useUiStrings } from '#ui/uiStrings.tsx';
import Lock from '~icons/lucide/lock';
import styles from './ProjectLinks.module.css';
import type { Project } from './schema.ts';

type Props = Pick<Project, 'codeLink' | 'youtubeLink' | 'demoLink' | 'availability' | 'private'>;

export const hasLinks = ({ codeLink, youtubeLink, demoLink, availability, private: isPrivate = true }: Props) =>
  Boolean(codeLink ?? youtubeLink ?? demoLink ?? availability) || isPrivate;

/** Links to code, video and demo. Without any, shows `availability`, or else "Private". */
export function ProjectLinks(project: Props) {
  const { codeLink, youtubeLink, demoLink, availability } = project;
  const strings = useUiStrings();
  const links = [
    [strings.links.code, codeLink],
    ['YouTube', youtubeLink],
    [strings.links.demo, demoLink],
  ].filter((link): link is [string, string] => Boolean(link[1]));

  if (!hasLinks(project)) return null;
  return (
    <p className={row.links}>
      {links.map(([name, url]) => (
        <ExternalLink key={name} href={url}>
          <UiText>{name}</UiText>
        </ExternalLink>
      ))}
      {links.length === 0 && (
        <span className={styles.private}>
          <Lock />
          {availability ? <Text>{availability}</Text> : <UiText>{strings.projects.private}</UiText>}
        </span>
      )}
    </p>
  );
}
