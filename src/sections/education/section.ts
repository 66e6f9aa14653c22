import { formatPeriod } from '#base/dates.ts';
import { distinctDegree } from '#base/distinct.ts';
import { isInResume, orNothing, resumeEntry, resumeSection, type Section } from '../section.ts';
import { educationJsonResume } from './jsonResume.ts';
import { type EducationEntry, educationFiles } from './schema.ts';

export const education = {
  ...educationFiles,
  contents: { page: 'about', id: 'education', name: (words) => words.about.education },
  resume: (entries, words) =>
    resumeSection(words.about.education, {
      entries: entries
        .filter(isInResume)
        .map(distinctDegree)
        .map(({ title, institution, start, end }) =>
          resumeEntry(title ?? institution ?? '', {
            organization: title && institution ? { text: institution, url: null } : null,
            when: (start ? formatPeriod({ start, end }, words) : end) ?? null,
          }),
        ),
    }),
  jsonResume: educationJsonResume,
  // A school that the owner still attends is an affiliation; of one without years neither is known.
  person: (entries, { today }) => {
    const finished = ({ end }: EducationEntry) => end !== undefined && Number(end) <= today.getUTCFullYear();
    const schools = (some: readonly EducationEntry[]) =>
      orNothing(
        some.flatMap(({ institution }) =>
          institution ? [{ '@type': 'EducationalOrganization' as const, name: institution }] : [],
        ),
      );
    return {
      alumniOf: schools(entries.filter(finished)),
      affiliation: schools(entries.filter((entry) => (entry.start || entry.end) && !finished(entry))),
    };
  },
} satisfies Section<readonly EducationEntry[]>;
