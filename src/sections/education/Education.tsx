import { formatPeriod } from '#base/dates.ts';
import { listComma } from '#base/uiStrings.ts';
import { Bullets } from '#ui/Bullets.tsx';
import { FactLine } from '#ui/Facts.tsx';
import { PageSection } from '#ui/PageSection.tsx';
import { Rows } from '#ui/Rows.tsx';
import { UiText, UiTextAround, useUiStrings } from '#ui/uiStrings.tsx';
import { numbered } from '../places.ts';
import type { EducationEntry } from './schema.ts';
import { distinctDegree, gradeIn } from './section.ts';

interface Props {
  id: string;
  entries: readonly EducationEntry[];
}

/** Degrees with their periods. */
export function Education({ id, entries }: Props) {
  const strings = useUiStrings();
  const own = strings.education;
  return (
    <PageSection id={id} heading={own.heading}>
      <Rows
        rows={entries.map((entry, index) => {
          const { title, institution, honors, url, summary, highlights, courses } = distinctDegree(entry);
          const school = title && institution;
          const honored = honors && gradeIn(honors, strings);
          return {
            id: numbered(id, index),
            lang: entry.lang,
            when: formatPeriod(entry, strings),
            title: title ?? institution ?? '',
            url,
            detail: (school || honored) && (
              <FactLine facts={[school, honored === honors ? honors : <UiText>{honored}</UiText>]} />
            ),
            summary,
            note: courses?.length ? (
              <UiTextAround write={own.courses}>{courses.join(listComma(strings))}</UiTextAround>
            ) : undefined,
            children: <Bullets items={highlights} />,
          };
        })}
      />
    </PageSection>
  );
}
