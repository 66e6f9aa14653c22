import { toSlug } from './slug.ts';

/**
 * Gives each title a file name of its own, without ending; it becomes the entry's address.
 * @param kind what an entry is called whose title has no characters
 */
export function fileNames(kind: string): (title: string) => string {
  const taken = new Set<string>();
  return (title) => {
    const slug = toSlug(title) || kind;
    let name = slug;
    for (let number = 1; taken.has(name); number++) name = `${slug}-${number}`;
    taken.add(name);
    return name;
  };
}
