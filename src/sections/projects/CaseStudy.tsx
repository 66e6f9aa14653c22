import { partsOf } from '#base/markdown/toHast.ts';
import { Bullets } from '#ui/Bullets.tsx';
import { inLanguage } from '#ui/ContentLanguage.tsx';
import { LongText } from '#ui/LongText.tsx';
import { Spread } from '#ui/Spread.tsx';
import { ContentIn } from '#ui/uiStrings.tsx';
import { CaseStudyFacts } from './CaseStudyFacts.tsx';
import lines from './Lines.module.css';
import { Lines } from './Lines.tsx';
import { ProjectMeta } from './ProjectMeta.tsx';
import { isShort, type ShownProject, toneOf } from './project.ts';

interface Props {
  shown: ShownProject;
  html?: string;
}

export function CaseStudy({ shown, html }: Props) {
  const { project, figure, cover } = shown;
  const { title, description, category, lang, coverAlt, highlights } = project;
  return (
    <article {...inLanguage(lang)}>
      <ContentIn lang={lang}>
        <Spread
          title={title}
          lead={description}
          lang={lang}
          tone={toneOf(project)}
          image={cover.page}
          alt={coverAlt}
          figure={figure}
          meta={<ProjectMeta figure={figure} category={category} />}
          facts={<CaseStudyFacts {...shown} />}
        >
          {isShort(project) ? <Lines items={highlights} /> : <Bullets items={highlights} className="text" />}
          {html && (
            <LongText html={html} parts={partsOf(project.body)} className={isShort(project) ? lines.text : ''} />
          )}
        </Spread>
      </ContentIn>
    </article>
  );
}
