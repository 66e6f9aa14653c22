import { CommandError } from '#base/commandError.ts';
import { didYouMean } from '#base/nearest.ts';
import { slugOfFile, toSlug } from '#base/slug.ts';
import { type Content, contentIn, filesOf } from '#content/readContent.ts';

/** Returns the slug of an application. @param name the slug, or what is before its last part */
export function findSlug(slugs: readonly string[], name: string): string {
  const wanted = toSlug(name);
  const named = (slug: string) => slug.replace(/-[^-]+$/, '');
  const found = slugs.filter((slug) => slug === wanted || named(slug) === wanted);
  const [slug, ...others] = found;
  const known = `. It has: ${slugs.join(', ') || 'none'}.`;
  if (!slug)
    throw new CommandError(`content/for/ has no application "${name}"${didYouMean(wanted, slugs.map(named)) || known}`);
  if (others.length) throw new CommandError(`"${name}" is one of ${found.join(', ')}. Choose one.`);
  return slug;
}

export const slugsOf = (content: Content): string[] => filesOf(content, 'applications').map(({ slug }) => slug);

/** Returns the content for the reader of an application; undefined if it has expired, or is gone. */
export function tailoredContent(content: Content, slug: string): Content | undefined {
  const edition = content.tailored.find(({ application }) => slugOfFile(application ?? '') === slug);
  return edition && contentIn(edition, content);
}

/** Returns the content for the reader of an application. @param name as for `findSlug` */
export function findApplication(content: Content, name: string): Content {
  const slug = findSlug(slugsOf(content), name);
  const found = tailoredContent(content, slug);
  if (!found) throw new CommandError(`content/for/${slug}.md has expired. Set a later day in expires, or delete it.`);
  return found;
}
