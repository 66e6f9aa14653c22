import { distinctDegree } from '#base/distinct.ts';
import { Bullets } from '#ui/Bullets.tsx';
import { PageSection } from '#ui/PageSection.tsx';
import { Rows } from '#ui/Rows.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import type { EducationEntry } from './schema.ts';
import { educationStrings } from './uiStrings.ts';

interface Props {
  id: string;
  entries: readonly EducationEntry[];
}

/** Degrees with their years. */
export function Education({ id, entries }: Props) {
  const strings = useUiStrings();
  const years = (entry: EducationEntry) => {
    const [start, end] = [entry.start, entry.end].map((date) => date?.slice(0, 4));
    return start && start !== end ? `${start}–${end ?? strings.present}` : end;
  };
  return (
    <PageSection id={id} heading={educationStrings(strings.language).heading}>
      <Rows
        isLarge
        rows={entries.map((entry, index) => {
          const { title, institution, honors, url, summary, highlights, courses } = distinctDegree(entry);
          return {
            id: `${id}-${index + 1}`,
            when: years(entry),
            title: title ?? institution ?? '',
            url,
            detail: [title && institution, honors && educationStrings(strings.language).honors(honors)]
              .filter(Boolean)
              .join(', '),
            summary,
            note: courses?.length ? educationStrings(strings.language).courses(courses) : undefined,
            children: <Bullets items={highlights} />,
          };
        })}
      />
    </PageSection>
  );
}
