import type { PartialDate, Period } from '#base/dates.ts';
import { room } from '#base/fields.ts';
import type { Draft } from './draft.ts';
import { count, found, joinDegree, period, writePeriod } from './entries.ts';
import type { Resume } from './resumeSchema.ts';
import { oneLine } from './text.ts';

const year = (date: string | number | undefined) => (date ? Number(String(date).slice(0, 4)) : undefined);

const yearOf = (date: PartialDate | undefined) => date?.slice(0, 4);
const writeYears = ({ start, end }: Period) => writePeriod({ start: yearOf(start), end: yearOf(end) });

/** Degrees go to `education.yaml`, with their years. */
export function takeEducation({ education }: Resume, draft: Draft): string | undefined {
  const entries = education.flatMap((entry, index) => {
    if (!entry) return [];
    const field = `education[${index + 1}]`;
    const degree = joinDegree(entry.studyType, entry.area);
    const title = draft.line(`${field}.studyType`, degree, room.item);
    const institution = draft.line(`${field}.institution`, entry.institution, room.item);
    if (!title && !institution) {
      draft.leave(`${field} has no studyType, area or institution ${found(entry)}`);
      return [];
    }
    const { start, end } = period(field, entry, draft, writeYears);
    if ([start, end].some((date) => typeof date === 'string')) {
      draft.leave('education[].startDate, endDate: the month, since the site shows years');
    }
    return [{ title, institution, start: year(start), end: year(end) }];
  });
  if (!entries.length) return undefined;
  draft.yaml('education.yaml', { entries });
  return `${entries.length} of ${count(education)} → content/education.yaml`;
}

/** Skills with keywords are groups; those without are items of one more. */
export function takeSkills({ skills }: Resume, draft: Draft): string | undefined {
  const groups = new Map<string, Set<string>>();
  skills.forEach((skill, index) => {
    if (!skill) return;
    const field = `skills[${index + 1}]`;
    const isGroup = skill.keywords.some((word) => word !== skill.name);
    const group = isGroup && skill.name ? (draft.line(`${field}.name`, skill.name, room.item) ?? '') : 'Skills';
    const words = skill.keywords.length ? skill.keywords : [skill.name];
    const items = words.flatMap((word) => draft.line(`${field}.keywords`, word, room.item) ?? []);
    groups.set(group, new Set([...(groups.get(group) ?? []), ...items]));
  });
  const filled = [...groups].filter(([, items]) => items.size);
  if (!filled.length) return undefined;
  draft.yaml('skills.yaml', {
    groups: filled.map(([name, items]) => ({ name, items: [...items].map((item) => ({ name: item })) })),
  });
  draft.tell('No skill is highlighted: set `highlight: true` in content/skills.yaml where it is due.');
  return `${filled.length} ${filled.length === 1 ? 'group' : 'groups'} → content/skills.yaml`;
}

/** Interests go to `interests.yaml`, their keywords as text. */
export function takeInterests({ interests }: Resume, draft: Draft): string | undefined {
  const entries = interests.flatMap((interest, index) => {
    if (!interest) return [];
    const field = `interests[${index + 1}]`;
    const keywords = interest.keywords.map(oneLine).join(', ') || undefined;
    const name = interest.name ?? keywords;
    if (!name) return [];
    const text = keywords === name ? undefined : keywords;
    return [
      {
        name: draft.line(`${field}.name`, name, room.line),
        text: draft.line(`${field}.keywords`, text, room.description),
      },
    ];
  });
  if (!entries.length) return undefined;
  draft.yaml('interests.yaml', { entries });
  return `${entries.length} of ${count(interests)} → content/interests.yaml`;
}
