import { CommandError } from '#base/commandError.ts';
import { didYouMean } from '#base/nearest.ts';
import { toSlug } from '#base/slug.ts';
import { type Content, contentIn, filesOf } from '#content/readContent.ts';

/** Returns the content for the reader of an application. @param name of its file, or what is before its last part */
export function findApplication(content: Content, name: string): Content {
  const wanted = toSlug(name);
  const slugs = filesOf(content, 'applications').map(({ slug }) => slug);
  const named = (slug: string) => slug.replace(/-[^-]+$/, '');
  const found = slugs.filter((slug) => slug === wanted || named(slug) === wanted);
  const [slug, ...others] = found;
  if (!slug)
    throw new CommandError(
      `content/for/ has no application "${name}"${didYouMean(wanted, slugs.map(named)) || `. It has: ${slugs.join(', ') || 'none'}.`}`,
    );
  if (others.length) throw new CommandError(`"${name}" is one of ${found.join(', ')}. Choose one.`);
  const edition = content.tailored.find(({ application }) => application?.endsWith(`/${slug}.md`));
  if (!edition) throw new CommandError(`content/for/${slug}.md has expired. Set a later day in expires, or delete it.`);
  return contentIn(edition, content);
}
