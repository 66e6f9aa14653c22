import { room } from '#base/fields.ts';
import { type Group, orNothing } from '#base/group.ts';
import { extension } from '#base/resume/clean.ts';
import { keywords, optionalText, type ReadEntry } from '#base/resume/fields.ts';
import { oneLine } from '#base/resumeText/text.ts';
import { type ExtensionFields, fieldsOfEntry, mergeExtension, readBack, withExtension } from '../extensionFields.ts';
import type { JsonResumeList } from '../jsonResumeList.ts';
import { Reports } from '../reports.ts';
import { count, countTaken, entryName, found } from '../resumeEntries.ts';
import { isInResume } from '../resumeSection.ts';
import { type Skills, skillsFiles } from './schema.ts';

const fields = { name: optionalText, keywords, level: optionalText, summary: optionalText };
type Skill = ReadEntry<typeof fields>;

/** Name of the group of skills without keywords. */
const others = 'Skills';

const groupFields = fieldsOfEntry(skillsFiles.schema, 'groups');
/** The fields of a group. The first one also carries the note of the file. */
const ownFields: ExtensionFields = {
  names: () => [...groupFields.names(), 'note'],
  parse({ note, ...group }) {
    const { data, issues } = groupFields.parse(group);
    const file = skillsFiles.schema.safeParse({ note, groups: [] });
    return { data: data && { ...data, note: file.data?.note }, issues: [...issues, ...(file.error?.issues ?? [])] };
  },
};

/** Returns a name with its level. */
export const withLevel = ({ name, level }: { name: string; level?: string }): string =>
  level ? `${name} (${level})` : name;

/** Returns the groups and items that the owner keeps in the résumé. */
export const groupsOf = ({ groups }: Skills): Skills['groups'] =>
  groups.filter(isInResume).map((group) => ({ ...group, items: group.items.filter(isInResume) }));

/** Reads a skill with keywords as a group, and one without as an item of `others`; undefined if it has no items. */
function readGroup(skill: Skill, field: string, reports: Reports): Group | undefined {
  const hasWords = skill.keywords.some((word) => word !== skill.name);
  const name = hasWords && skill.name ? (reports.line(`${field}, name`, skill.name, room.item) ?? '') : others;
  const words = skill.keywords.length ? [...skill.keywords] : [skill.name];
  // A short summary is a level, a longer one an item. One that repeats the keywords is ignored.
  const isNew = skill.summary?.split(/[,;]\s*/).some((word) => !skill.keywords.includes(oneLine(word)));
  const note = isNew && skill.summary && oneLine(skill.summary);
  const isLevel = note && note.length + (skill.level?.length ?? 0) < room.label;
  if (note && !isLevel) words.push(note);
  const level = reports.line(
    `${field}, level`,
    reports.join(skill.level, isLevel ? note.replace(/\.$/, '') : undefined),
    room.label,
  );
  const items = words.flatMap((word) => reports.line(`${field}, keywords`, word, room.item) ?? []);
  if (!items.length) return undefined;
  // A single skill has its own level.
  const own = name === others ? { level } : {};
  return {
    name,
    items: [...new Set(items)].map((item) => ({ name: item, ...own })),
    ...(name !== others && { level }),
  };
}

/** Merges groups with the same name. Of items with the same name, the first one stays. */
function joinGroups(groups: readonly Group[]): Group[] {
  return [...Map.groupBy(groups, ({ name }) => name).values()].map((same) => {
    const items = same.flatMap(({ items }) => items as { name: string }[]);
    return {
      ...Object.assign({}, ...same),
      items: items.filter(({ name }, index) => items.findIndex((item) => item.name === name) === index),
    };
  });
}

export const skillsJsonResume: JsonResumeList<Skills> = {
  list: 'skills',
  noun: 'skill',
  names: 'skillset',
  headings: {
    rank: 90,
    words:
      /skill|technolog|competenc|kompetenz|fähigkeit|kenntnis|compétence|habilidad|aptitud|competenz|vaardigh|umiejętn|färdigh|beceri|навык|технолог|技能|스킬|기술/i,
  },
  areNames: true,
  fields,
  main: 'name',
  pair: ['name', 'keywords'],
  synonyms: {
    name: 'category group title label skill',
    keywords: 'items skills technologies list tools details highlights',
    level: 'proficiency',
    summary: 'description',
  },
  take(skills: readonly (Skill | undefined)[], result) {
    const read = skills.flatMap((skill, index): Group[] => {
      if (!skill) return [];
      const field = entryName('skill', index, skill, ['name']);
      const group = readGroup(skill, field, result);
      if (group) return [mergeExtension(group, skill[extension], ownFields, field, result)];
      result.omit(`${field} has no name or keywords ${found(skill)}`, skill);
      return [];
    });
    const { note } = read.find((group) => group.note) ?? {};
    const groups = joinGroups(read.map(({ note: _, ...group }) => group));
    if (!groups.length) return undefined;
    result.yaml(skillsFiles.pattern, { note, groups });
    if (!read.some(({ items }) => (items as { highlight?: boolean }[]).some(({ highlight }) => highlight)))
      result.report(
        'None of your skills is marked as a main one. To mark some, run npm run edit, open Skills and tick Highlight.',
      );
    const omitted = count(skills) - read.length;
    return countTaken(groups.length, groups.length + omitted, 'group').concat(' of skills');
  },
  write: (skills, _, language) =>
    orNothing(
      groupsOf(skills).map((group, index) => {
        const written = { name: group.name, level: group.level, keywords: group.items.map(({ name }) => name) };
        const whole = index ? group : { ...group, note: skills.note };
        const back = readBack(written, fields, (skill) => readGroup(skill, 'skills', new Reports(language)));
        return withExtension(written, whole, back, ownFields);
      }),
    ),
};
