import { Bullets } from '#ui/Bullets.tsx';
import { ContentLanguage, inLanguage } from '#ui/ContentLanguage.tsx';
import { hangOf, isLongTitle } from '#ui/largeType.ts';
import { Picture } from '#ui/Picture.tsx';
import { Prose } from '#ui/Prose.tsx';
import { Text } from '#ui/Text.tsx';
import { ContentIn } from '#ui/uiStrings.tsx';
import styles from './CaseStudy.module.css';
import { CaseStudyFacts } from './CaseStudyFacts.tsx';
import { ProjectMeta } from './ProjectMeta.tsx';
import { type ShownProject, toneOf } from './project.ts';

interface Props {
  shown: ShownProject;
  html?: string;
}

export function CaseStudy({ shown, html }: Props) {
  return (
    <article {...inLanguage(shown.project.lang)}>
      <ContentIn lang={shown.project.lang}>
        <Head {...shown} />
        <div className={`grid ${styles.body}`}>
          <CaseStudyFacts {...shown} />
          <Bullets items={shown.project.highlights} className={`text ${styles.highlights}`} />
          {html && <Prose html={html} className="text" />}
        </div>
      </ContentIn>
    </article>
  );
}

function Head({ project, figure, cover }: ShownProject) {
  const { category, title, description, coverAlt } = project;
  const tone = toneOf(project);
  return (
    <div className={`grid ${styles.head} ${tone}`}>
      <div className={styles.words}>
        <ContentLanguage lang={project.lang} />
        <ProjectMeta figure={figure} category={category} className={styles.meta} />
        <h1 className={`${styles.title} ${isLongTitle(title) ? styles.long : ''} ${hangOf(title)}`}>
          <Text>{title}</Text>
        </h1>
        {description && (
          <p className={`lead ${styles.description}`}>
            <Text>{description}</Text>
          </p>
        )}
      </div>
      <div className={styles.cover}>
        <Picture image={cover.page} tone={tone} alt={coverAlt} figure={figure} className={styles.image} eager />
      </div>
    </div>
  );
}
