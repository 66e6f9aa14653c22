/** The one rule for the last part of a URL, which is also a file name without `.md`. */
import { isGroup } from './group.ts';

/** Letters of any script, but no capitals: some file systems ignore case. Windows reserves some names. */
export const slugForm = /^(?!(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])$)[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}_-]+$/u;

const longest = 60;

export const slugRule = 'lowercase letters, digits, hyphens and underscores, and no name that Windows reserves (con)';

/** Latin letters that are no letter with an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ı: 'i' },
};

/** Returns a name without case, and with plain Latin letters. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => plainLetters[letter] ?? letter)
    .normalize();

/** Returns the slug for a title or file name: Latin characters lose their accents. Empty if it has no characters. */
export function toSlug(title: string): string {
  const plain = plainName(title)
    .replace(/[^\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}]+/gu, '-')
    .replace(/^-/, '');
  const slug = [...plain].slice(0, longest).join('').replace(/-$/, '');
  return !slug || slugForm.test(slug) ? slug : `${slug}-1`;
}

export function slugOfFile(file: string): string {
  return file.replace(/^.*\/|\.md$/g, '').normalize();
}

/** Returns the form of a name that file systems compare if they ignore case and Unicode normalization. */
export const onDisk = (name: string): string => name.normalize().toUpperCase().toLowerCase().normalize();

export function aliasesIn(data: unknown): string[] {
  const aliases = isGroup(data) ? data.aliases : undefined;
  return Array.isArray(aliases) ? aliases.map((alias) => String(alias).normalize()) : [];
}

/** An address on the owner's former site, which configurations of hosts have too. */
export const oldPathForm = /^(?:\/(?!\.)[\p{L}\p{M}\p{N}_.~+,@-]+)+\/?$/u;

/** Returns the slug that an entry had first. */
export const firstSlugOf = (entry: { slug: string; aliases?: unknown }): string =>
  aliasesIn(entry).find((alias) => !alias.startsWith('/')) ?? entry.slug;

/** Gives each title a file name of its own, without ending; `kind` is that of a title without letters and digits. */
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
