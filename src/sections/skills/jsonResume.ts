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

/** Returns texts that fit an item: a longer one is several, at its words. */
function itemsFrom(text: string): string[] {
  const line = oneLine(text);
  if (line.length <= room.item) return line ? [line] : [];
  const at = Math.max(line.lastIndexOf(' ', room.item), line.lastIndexOf(', ', room.item - 1) + 1);
  const end = at > 0 ? at : room.item;
  return [line.slice(0, end).replace(/,$/, ''), ...itemsFrom(line.slice(end))];
}

interface NamedSkill {
  name: string;
  level?: string;
}

/** Returns groups by their names. A skill without keywords is an item of "Skills", with its own level, if that is short. */
function readGroups(skills: readonly EntryOf<'skills'>[]): (NamedSkill & { items: NamedSkill[] })[] {
  const groups = new Map<string, NamedSkill & { items: NamedSkill[] }>();
  for (const { name: own = '', keywords, summary = '', level: given = '' } of skills) {
    const isGroup = own !== '' && keywords.some((word) => word !== own);
    const name = isGroup ? cutAtWord(oneLine(own), room.item) : 'Skills';
    const words = oneLine(given);
    const level = words && words.length <= room.label && { level: words };
    const tooLong = [isGroup && oneLine(own).length > room.item ? own : '', level ? '' : words];
    const items = [...(keywords.length ? keywords : [own]), ...tooLong, summary].flatMap(itemsFrom);
    const group = groups.get(name) ?? { name, ...(isGroup && level), items: [] };
    const added = items
      .filter((item, index) => items.indexOf(item) === index && !group.items.some((each) => each.name === item))
      .map((item) => ({ name: item, ...(!isGroup && level) }));
    if (items.length) groups.set(name, { ...group, items: [...group.items, ...added] });
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
