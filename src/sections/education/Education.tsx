import { distinctDegree } from '#base/distinct.ts';
import { PageSection } from '#ui/PageSection.tsx';
import { Rows } from '#ui/Rows.tsx';
import { useWords } from '#ui/words.tsx';
import type { EducationEntry } from './schema.ts';
import { educationWords } from './words.ts';

interface Props {
  id: string;
  entries: readonly EducationEntry[];
}

/** Degrees with their years. */
export function Education({ id, entries }: Props) {
  const words = useWords();
  const years = ({ start, end }: EducationEntry) => (start && start !== end ? `${start}–${end ?? words.present}` : end);
  return (
    <PageSection id={id} heading={educationWords(words.language).heading}>
      <Rows
        isLarge
        rows={entries.map((entry, index) => {
          const { title, institution, honors, url, summary, courses } = distinctDegree(entry);
          return {
            id: `${id}-${index + 1}`,
            when: years(entry),
            title: title ?? institution ?? '',
            url,
            detail: [title && institution, honors && educationWords(words.language).honors(honors)]
              .filter(Boolean)
              .join(', '),
            summary,
            note: courses?.length ? educationWords(words.language).courses(courses) : undefined,
          };
        })}
      />
    </PageSection>
  );
}
