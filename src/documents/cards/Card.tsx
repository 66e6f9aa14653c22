import { directionOf } from '#base/languageTag.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import type { ShownProject } from '#sections/projects/project.ts';
import { isLongTitle, sizeOf } from '#ui/largeType.ts';
import { Text } from '#ui/Text.tsx';

interface CardImage {
  src: string;
}

interface PageCardProps {
  name: string;
  language: string;
  role?: string;
  statement: string;
  images: readonly CardImage[];
}

/** Returns a card's classes, one of them its language: Korean breaks lines between words only. */
const classOf = (card: string, language: string) => `${card} ${directionOf(language)} ${language.replace(/-.*/, '')}`;

export function PageCard({ name, language, role, statement, images }: PageCardProps) {
  return (
    <div className={classOf('card', language)}>
      <div className="who">
        <span className="name">{name}</span>
        {role && (
          <span className="role">
            <Text>{role}</Text>
          </span>
        )}
      </div>
      <div className={`statement ${sizeOf(statement) ?? ''}`}>
        <Text>{statement}</Text>
      </div>
      <div className="showcase">
        {images.map(({ src }) => (
          <img key={src} src={src} alt="" className="tile" />
        ))}
      </div>
    </div>
  );
}

interface ProjectCardProps {
  name: string;
  language: string;
  shown: Pick<ShownProject, 'project' | 'figure'>;
  image: CardImage;
}

export function ProjectCard({ name, language, shown: { project, figure }, image }: ProjectCardProps) {
  const { title, category } = project;
  const strings = uiStringsFor(language);
  return (
    <div className={classOf('card side', language)}>
      <div className="words">
        <span className="name">{name}</span>
        <span className={`title ${isLongTitle(title) ? 'long' : ''}`}>
          <Text>{title}</Text>
        </span>
        <span className="meta">
          {category && <span className={`mark ${category}`} />}
          {[category && strings.projects[category], strings.figure(figure)].filter(Boolean).join(strings.comma)}
        </span>
      </div>
      <img src={image.src} alt="" className="cover" />
    </div>
  );
}
