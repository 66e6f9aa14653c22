import { cutAtWord } from '#base/characters.ts';
import { room } from '#base/fields.ts';
import { orNothing } from '#base/group.ts';
import type { EntryOf } from '#base/resume/resume.ts';
import { oneLine } from '#base/resumeText/text.ts';
import type { JsonResumeList } from '../jsonResumeList.ts';
import { isInResume } from '../resumeSection.ts';
import { type Skills, skillsFiles } from './schema.ts';

/** Returns the groups and items that the owner keeps in the résumé. */
export const groupsOf = ({ groups }: Skills): Skills['groups'] =>
  groups.filter(isInResume).map((group) => ({ ...group, items: group.items.filter(isInResume) }));

const itemOf = (text: string) => cutAtWord(oneLine(text), room.item);

interface NamedSkill {
  name: string;
  level?: string;
}

/** Returns groups by their names. A skill without keywords is an item of "Skills", with its own level, if that is short. */
function readGroups(skills: readonly EntryOf<'skills'>[]): (NamedSkill & { items: NamedSkill[] })[] {
  const groups = new Map<string, NamedSkill & { items: NamedSkill[] }>();
  for (const { name: own = '', keywords, level: given = '' } of skills) {
    const isGroup = own !== '' && keywords.some((word) => word !== own);
    const name = isGroup ? itemOf(own) : 'Skills';
    const words = oneLine(given);
    const level = words && words.length <= room.label && { level: words };
    const { items, ...group } = groups.get(name) ?? { name, ...(isGroup && level), items: [] };
    const added = new Set((keywords.length ? keywords : [own]).map(itemOf).filter(Boolean));
    for (const item of items) added.delete(item.name);
    const all = [...items, ...[...added].map((item) => ({ name: item, ...(!isGroup && level) }))];
    if (all.length) groups.set(name, { ...group, items: all });
  }
  return [...groups.values()];
}

export const skillsJsonResume: JsonResumeList<Skills> = {
  list: 'skills',
  take(skills: readonly EntryOf<'skills'>[], result) {
    const groups = readGroups(skills);
    if (!groups.length) return undefined;
    result.files.set(skillsFiles.pattern, { fields: { groups } });
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
