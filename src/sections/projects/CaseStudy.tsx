import { Bullets } from '#ui/Bullets.tsx';
import { Prose } from '#ui/Prose.tsx';
import { ContentIn } from '#ui/uiStrings.tsx';
import styles from './CaseStudy.module.css';
import { CaseStudyFacts } from './CaseStudyFacts.tsx';
import { CaseStudyHead } from './CaseStudyHead.tsx';
import type { ShownProject } from './project.ts';

interface Props {
  shown: ShownProject;
  /** The case study; without one there are only the facts. */
  html?: string;
}

/** A project's own page: head, facts in the rail, highlights and the case study beside them. */
export function CaseStudy({ shown, html }: Props) {
  return (
    <article lang={shown.project.lang}>
      <ContentIn lang={shown.project.lang}>
        <CaseStudyHead {...shown} />
        <div className={`grid ${styles.body}`}>
          <CaseStudyFacts {...shown} />
          <Bullets items={shown.project.highlights} className={`text ${styles.highlights}`} />
          {html && <Prose html={html} className="text" />}
        </div>
      </ContentIn>
    </article>
  );
}
