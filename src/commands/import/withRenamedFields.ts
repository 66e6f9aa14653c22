import { type Group, isGroup } from '#base/group.ts';
import { extension } from '#base/resumeText/clean.ts';
import { renamedFields } from '#content/renamedFields.ts';
import { sections } from '#sections/index.ts';

/** The kind of content that a part of a résumé becomes. */
const kindFor = (part: string): string | undefined =>
  part === 'basics'
    ? 'site'
    : Object.entries(sections).find(([, section]) => 'jsonResume' in section && section.jsonResume.list === part)?.[0];

/** Returns a résumé with the fields under `x-vitrine` renamed as in this version. */
export function withRenamedFields(resume: Group): Group {
  const rename = (part: string, entry: unknown): unknown => {
    if (Array.isArray(entry)) return entry.map((each) => rename(part, each));
    const own = isGroup(entry) && entry[extension];
    if (!isGroup(entry) || !isGroup(own)) return entry;
    // An entry has the fields of a whole file, or of an item in the list that the file is.
    const fields = renamedFields.filter(({ kind, group = '' }) => kind === kindFor(part) && /^(\w+\.\*)?$/.test(group));
    const to = (name: string) => fields.find((field) => field.from === name && !(field.to in own))?.to ?? name;
    return { ...entry, [extension]: Object.fromEntries(Object.entries(own).map(([name, value]) => [to(name), value])) };
  };
  return Object.fromEntries(Object.entries(resume).map(([part, entry]) => [part, rename(part, entry)]));
}
