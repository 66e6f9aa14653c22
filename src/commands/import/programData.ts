/** Recognizes data in a résumé's file that is for programs, not for readers. */
import { type Group, isGroup } from '#base/group.ts';

const set = (words: string) => new Set(words.split(' '));
/** Names that programs give, alone and as the last word of several: `icon`, `companyLogo`, `created_at`. */
const kept = set(
  'id ids uuid guid cuid hash sha sha1 sha256 checksum etag icon icons logo image images img picture photo avatar thumbnail color colour timestamp',
);
const alone = set('key slug emoji flag order index sort weight rev css style styles theme template layout sops');
const lastOnly = set('at class classname');
const counted = set('stars starcount stargazers forks watchers');
/** Words after such names, for a URL or a path: `logo_url`. */
const ends = set('url uri path src');
/** Names of fields about the file. */
const ofFile =
  /^[$@_]|^lang(uage)?$|^locale|^(\w+_)?version$|^(last|date)?_?(updated|changed?|modified|generated|exported|synced)|^date$|^meta|^(settings|config|theme|themes|template|layout|styles?|sops|design)$/i;

const wordsIn = (name: string) =>
  name
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1_')
    .toLowerCase()
    .split(/[_\s-]+/)
    .filter(Boolean);

/** Returns whether a field of this name is about the file, not about the person. */
export const isOfFile = (name: string): boolean => ofFile.test(name);

/** Returns whether a field of this name is for programs. */
function isTechnical(name: string): boolean {
  if (/^[$@_]/.test(name)) return true;
  const words = wordsIn(name);
  if (words.length > 1 && ends.has(words.at(-1) ?? '')) words.pop();
  const last = words.at(-1) ?? '';
  return kept.has(last) || words.some((word) => counted.has(word)) || (words.length === 1 ? alone : lastOnly).has(last);
}

/** `fab`, `fa-github`, `mdi:rust`, `devicon-python-plain`. */
const iconWord =
  /^(fa[bdlrst]?|bi|ti|bxl?)$|^(fa[bdlrst]?|bi|mdi|ri|ti|bxs?|bxl|devicon|glyphicon|icon|lucide|simple-icons|skill-icons|logos)[-:][a-z][\w-]*$/;

/** Returns the kind of a text that is only for programs, in any field; undefined for other texts. */
export function kindOfCode(text: string): string | undefined {
  if (/^ENC\[\w+,.*\]$/s.test(text) || /^-----BEGIN (PGP|AGE|RSA)/.test(text)) return 'encrypted values';
  if (text.split(' ').every((word) => iconWord.test(word)) && /[-:]/.test(text)) return 'icons';
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) return 'IDs';
  return /^(sha\d+[-:])?[\da-f]{32,}$/i.test(text) || /^eyJ[\w-]+\.[\w-]+\./.test(text) ? 'hashes' : undefined;
}

/** Returns whether a text in an unknown field is a point in time, a color, a token or a path. */
const isCode = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d|^#[\da-f]{3,8}$|^(rgb|hsl)a?\(|^(?=\S*\d)(?=\S*[a-z])[A-Za-z\d]{20,}$|^(data:|[./]\S)/i.test(
    text,
  ) || /^[^\s/]+\.(png|jpe?g|gif|svg|webp|pdf|docx?)$/i.test(text);

/** Returns whether an unknown field is for programs, by its name or its value. */
export function isProgramData(name: string, value: unknown): boolean {
  if (isTechnical(name) || typeof value === 'boolean') return true;
  if (typeof value === 'number') return value > 1e9;
  if (typeof value === 'string') return isCode(value);
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => typeof item !== 'object' && isProgramData('', item))
  );
}

/**
 * Returns a value without the fields in it that are for programs.
 * @param onFound gets the name of each
 */
export function withoutProgramData(value: unknown, onFound: (name: string) => void): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutProgramData(item, onFound));
  if (!isGroup(value)) return value;
  const people = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    if (!isProgramData(name, inner)) return [[name, withoutProgramData(inner, onFound)]];
    onFound(name);
    return [];
  });
  return Object.fromEntries(people) satisfies Group;
}
