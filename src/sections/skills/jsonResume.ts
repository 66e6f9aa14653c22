import { room } from '#base/fields.ts';
import { type Entry, keywords, text } from '#base/resumeText/fields.ts';
import { isInResume, type JsonResumeList, orNothing } from '../section.ts';
import type { Skills } from './schema.ts';

const fields = { name: text, keywords };

/** The groups of a résumé, each with the names of its items. */
export const groupsOf = ({ groups }: Skills) =>
  groups
    .filter(isInResume)
    .map(({ name, items }) => ({ name, items: items.filter(isInResume).map((item) => item.name) }));

/** Skills with keywords are groups; those without are items of one more. */
export const skillsJsonResume: JsonResumeList<Skills> = {
  list: 'skills',
  names: 'skillset',
  fields,
  main: 'name',
  synonyms: { name: 'category group title', keywords: 'items skills technologies list tools' },
  take(skills: readonly (Entry<typeof fields> | undefined)[], draft) {
    const groups = new Map<string, Set<string>>();
    for (const [index, skill] of skills.entries()) {
      if (!skill) continue;
      const field = `skills[${index + 1}]`;
      const isGroup = skill.keywords.some((word) => word !== skill.name);
      const group = isGroup && skill.name ? (draft.line(`${field}.name`, skill.name, room.item) ?? '') : 'Skills';
      const words = skill.keywords.length ? skill.keywords : [skill.name];
      const items = words.flatMap((word) => draft.line(`${field}.keywords`, word, room.item) ?? []);
      groups.set(group, new Set([...(groups.get(group) ?? []), ...items]));
    }
    const filled = [...groups].filter(([, items]) => items.size);
    if (!filled.length) return undefined;
    draft.yaml('skills.yaml', {
      groups: filled.map(([name, items]) => ({ name, items: [...items].map((item) => ({ name: item })) })),
    });
    draft.report('No skill is highlighted: set `highlight: true` in content/skills.yaml where it is due.');
    return `${filled.length} ${filled.length === 1 ? 'group' : 'groups'} → content/skills.yaml`;
  },
  write: (skills) => orNothing(groupsOf(skills).map(({ name, items }) => ({ name, keywords: items }))),
};
