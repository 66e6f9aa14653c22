import { projectPath } from '#base/urls.ts';
import acting from '#ui/Acting.module.css';
import { Chips } from '#ui/Chips.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Text } from '#ui/Text.tsx';
import { ContentIn, useHref, useUiStrings } from '#ui/uiStrings.tsx';
import { ProjectLinks } from './ProjectLinks.tsx';
import styles from './ProjectList.module.css';
import { ProjectMeta } from './ProjectMeta.tsx';
import { cardId, type ShownProject, toneOf } from './project.ts';
import { queriesOf } from './projectFilter.ts';
import { technologyLinks } from './technologyLinks.tsx';

interface CardProps {
  shown: ShownProject;
  index: number;
  count: number;
}

/** Returns where a card is wider than a column: the first one if the last row has one card, or the last two. */
function cardPlace(index: number, count: number) {
  return {
    oneOfThree: index === 0 && count % 3 === 1,
    oneOfTwo: index === 0 && count % 2 === 1,
    lastTwo: count % 3 === 2 && index >= count - 2,
  };
}

/** Returns `sizes` of a card's image where the card is wider than a column: see the stylesheet. */
function wideSizes({ oneOfThree, lastTwo }: ReturnType<typeof cardPlace>): string | undefined {
  const upTo = (width: string) => `(width < 40rem) calc(100vw - 2.5rem), (width < 64rem) 50vw, ${width}`;
  if (oneOfThree) return upTo('47.5rem');
  return lastTwo ? upTo('35.25rem') : undefined;
}

export function ProjectCard({ shown, index, count }: CardProps) {
  const strings = useUiStrings();
  const href = useHref();
  const place = cardPlace(index, count);
  const places = Object.entries(place).flatMap(([name, isHere]) => (isHere ? styles[name] : []));
  const { project, figure, cover } = shown;
  const { slug, title, category, description, coverAlt } = project;
  const tone = toneOf(project);
  return (
    <li
      className={[styles.card, tone, ...places].join(' ')}
      id={cardId(slug)}
      data-filter={queriesOf(shown).join(' ')}
      lang={project.lang}
    >
      <div className={`${styles.cover} ${acting.acting}`}>
        <Picture
          image={cover.card}
          tone={tone}
          alt={coverAlt}
          figure={figure}
          className={styles.image}
          eager={index === 0}
          sizes={wideSizes(place)}
        />
      </div>
      <p className={styles.meta}>
        <ProjectMeta figure={figure} category={category} />
      </p>
      <h2>
        <a href={href(projectPath(slug))}>
          <Text>{title}</Text>
        </a>
      </h2>
      {description && (
        <p className={styles.description}>
          <Text>{description}</Text>
        </p>
      )}
      <Chips items={technologyLinks(shown)} label={strings.technologies} />
      <ProjectLinks {...project} />
    </li>
  );
}

export function ProjectList({ projects }: { projects: readonly ShownProject[] }) {
  return (
    <ol className={styles.cards}>
      {projects.map((shown, index) => (
        <ContentIn key={shown.project.slug} lang={shown.project.lang}>
          <ProjectCard shown={shown} index={index} count={projects.length} />
        </ContentIn>
      ))}
    </ol>
  );
}
