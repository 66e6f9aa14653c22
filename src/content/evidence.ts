/** Skills, and the work that shows them: entries name technologies, the owner's groups say which are skills. */
import { formatDuration, monthOf, type Period } from '#base/dates.ts';
import { plainName } from '#base/slug.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import type { ExperienceEntry } from '#sections/experience/schema.ts';
import type { Project } from '#sections/projects/schema.ts';
import { keywordsOf } from '#sections/publications/keys.ts';
import type { Skills } from '#sections/skills/schema.ts';
import type { Post } from '#sections/writing/schema.ts';
import type { Content } from './readContent.ts';

/** A skill with the entries that name it, in the order of their pages. */
export interface ProvenSkill {
  name: string;
  /** Its fragment. C, C++ and C# have three. */
  id: string;
  roles: readonly ExperienceEntry[];
  projects: readonly Project[];
  /** Keys of publications. */
  publications: readonly string[];
  posts: readonly Post[];
}

/** A group of the owner, or without a name all other technologies. */
export interface ProvenGroup {
  name?: string;
  lang?: string;
  skills: readonly ProvenSkill[];
}

type Works = Partial<Pick<Content, 'experience' | 'projects' | 'bibliography' | 'writing'>>;

/** Returns the fragment of a skill. */
export const skillId = (name: string): string => plainName(name).replace(/\s+/g, '-');

/** Returns the skill that entries name in one of several spellings; undefined if none does. */
function proven(names: readonly string[], { experience = [], projects = [], bibliography, writing = [] }: Works) {
  const spellings = new Set(names.map(plainName));
  const isNamed = (given: readonly string[]) => given.some((each) => spellings.has(plainName(each)));
  const works = {
    roles: experience.filter(({ technologies }) => isNamed(technologies)),
    projects: projects.filter(({ technologies }) => isNamed(technologies)),
    publications: (bibliography?.entries ?? []).filter((entry) => isNamed(keywordsOf(entry))).map(({ key }) => key),
    posts: writing.filter(({ tags }) => isNamed(tags)),
  };
  const [name = ''] = names;
  return Object.values(works).some(({ length }) => length) ? { name, id: skillId(name), ...works } : undefined;
}

const periodsOf = ({ roles, projects }: ProvenSkill): Period[] => [
  ...roles,
  ...projects.flatMap(({ start, date }) => (start ? { start, end: date } : [])),
];

/** Returns the time in which a skill was used, each month once; undefined if it would be a guess. */
export const timeOf = (skill: ProvenSkill, today: Date, language: string): string | undefined =>
  formatDuration(periodsOf(skill), monthOf(today), language) || undefined;

const countOf = ({ roles, projects, publications, posts }: ProvenSkill) =>
  roles.length + projects.length + publications.length + posts.length;

/**
 * Returns the owner's groups, and other technologies of jobs and projects, those that most entries name first. Nothing
 * without a skill of the owner's own, since only these are links to it.
 */
export function provenGroups(content: Works & Pick<Content, 'skills'>): ProvenGroup[] {
  const { experience = [], projects = [] } = content;
  const { groups = [] }: Partial<Skills> = content.skills ?? {};
  const taken = new Set<string>();
  const provenOnce = (names: readonly string[]) => {
    const isNew = !taken.has(plainName(names[0] ?? ''));
    for (const name of names) taken.add(plainName(name));
    return (isNew && proven(names, content)) || [];
  };
  const own = groups
    .map(({ name, lang, items }) => ({
      name,
      lang,
      skills: items.flatMap(({ name, also = [] }) => provenOnce([name, ...also])),
    }))
    .filter(({ skills }) => skills.length > 0);
  if (!own.length) return [];
  const others = [...experience, ...projects]
    .flatMap(({ technologies }) => technologies.flatMap((name) => provenOnce([name])))
    .toSorted((a, b) => countOf(b) - countOf(a));
  return others.length ? [...own, { skills: others }] : own;
}

/** Returns skills with the time in which each was used, and in how many jobs, beside their levels. */
export function withEvidence(skills: Skills, works: Works, language: string, today: Date): Skills {
  const strings = uiStringsFor(language);
  const levelOf = ({ name, also = [], level }: Skills['groups'][number]['items'][number]) => {
    const skill = proven([name, ...also], works);
    if (!skill?.roles.length) return level;
    const facts = [level, timeOf(skill, today, language), strings.experience.count(skill.roles.length)];
    return facts.filter(Boolean).join(strings.comma);
  };
  return {
    ...skills,
    groups: skills.groups.map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, level: levelOf(item) })),
    })),
  };
}
