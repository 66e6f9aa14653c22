import { room } from '#base/fields.ts';
import { type Group, orNothing } from '#base/group.ts';
import type { EntryOf } from '#base/resume/resume.ts';
import { oneLine } from '#base/resumeText/text.ts';
import type { ImportResult } from '../importResult.ts';
import type { JsonResumeList } from '../jsonResumeList.ts';
import { entryName } from '../resumeEntries.ts';
import { isInResume } from '../resumeSection.ts';
import { type Skills, skillsFiles } from './schema.ts';

/** Name of the group of skills without keywords. */
const others = 'Skills';

/** Returns the groups and items that the owner keeps in the résumé. */
export const groupsOf = ({ groups }: Skills): Skills['groups'] =>
  groups.filter(isInResume).map((group) => ({ ...group, items: group.items.filter(isInResume) }));

/** Returns texts that fit an item: a longer one is several, at its words. */
function itemsFrom(text: string): string[] {
  const line = oneLine(text);
  if (line.length <= room.item) return line ? [line] : [];
  const at = Math.max(line.lastIndexOf(' ', room.item), line.lastIndexOf(', ', room.item - 1) + 1);
  const end = at > 0 ? at : room.item;
  return [line.slice(0, end).replace(/,$/, ''), ...itemsFrom(line.slice(end))];
}

/** Reads a skill with keywords as a group, and one without as an item of `others`; undefined if it has no items. */
function readGroup(
  { name: own, keywords, summary, level: given }: EntryOf<'skills'>,
  field: string,
  result: ImportResult,
) {
  const isGroup = own !== undefined && keywords.some((word) => word !== own);
  const level = result.line(`${field}, level`, given, room.label);
  const items = [...(keywords.length ? keywords : [own ?? '']), summary ?? ''].flatMap(itemsFrom);
  if (!items.length) return undefined;
  const name = (isGroup && result.line(`${field}, name`, own, room.item)) || others;
  // A single skill has its own level.
  const isAlone = name === others;
  return {
    name,
    items: [...new Set(items)].map((item) => ({ name: item, ...(isAlone && { level }) })),
    ...(!isAlone && { level }),
  };
}

/** Merges groups with the same name. Of items with the same name, the first one stays. */
function joinGroups(groups: readonly Group[]): Group[] {
  return [...Map.groupBy(groups, ({ name }) => name).values()].map((same) => {
    const items = same.flatMap(({ items }) => items as { name: string }[]);
    return {
      ...Object.assign({}, ...same),
      items: [...Map.groupBy(items, ({ name }) => name).values()].map(([item]) => item),
    };
  });
}

export const skillsJsonResume: JsonResumeList<Skills> = {
  list: 'skills',
  noun: 'skill',
  take(skills: readonly EntryOf<'skills'>[], result) {
    const groups = joinGroups(
      skills.flatMap((skill, index) => readGroup(skill, entryName('skill', index, [skill.name]), result) ?? []),
    );
    if (!groups.length) return undefined;
    result.yaml(skillsFiles.pattern, { groups });
    result.report(
      'None of your skills is marked as a main one. To mark some, run npm run edit, open Skills and tick Highlight.',
    );
    return `${groups.length} group${groups.length > 1 ? 's' : ''} of skills`;
  },
  write: (skills) =>
    orNothing(
      groupsOf(skills).map(({ name, level, items }) => ({ name, level, keywords: items.map((item) => item.name) })),
    ),
};
