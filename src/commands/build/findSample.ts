/** What of the sample person is left in `content/`: nobody publishes that as theirs. */
import { extname, join } from 'node:path';
import { shorten } from '#base/letters.ts';
import type { Problem } from '#base/problems.ts';
import { textsOf } from '#content/contentTexts.ts';
import { filesIn } from '../import/writeContent.ts';
import { isSampleFile, isSampleText } from './sample.ts';

/** Kept for examples by RFC 2606: nobody lives there. */
const exampleAddress = /(?:\/\/|@)((?:[\w-]+\.)*(?:example\.(?:com|net|org|edu)|[\w-]+\.example))(?![\w.-]*\w)/i;

const texts = ['.bib', '.md', '.yaml'];

/**
 * Every place with something of the sample person, and what to do about it: whole files, known by their fingerprints,
 * and in files that were changed their names, sentences and addresses.
 * @param root the folder that holds `content/`
 */
export function findSample(root: string): Problem[] {
  const content = join(root, 'content');
  return filesIn(content).flatMap((path): Problem[] => {
    const file = `content/${path}`;
    const isText = texts.includes(extname(path));
    // site.yaml has to be there: which of its lines are meant, is told one by one.
    if (path !== 'site.yaml' && isSampleFile(join(content, path))) {
      const what = isText
        ? 'the sample’s, as it came: write your own in it'
        : 'a picture of the sample: put yours here';
      return [{ file, message: `is ${what}, or delete the file`, severity: 'error' }];
    }
    return isText
      ? textsOf(content, path).flatMap(({ text, field, ...place }) =>
          problemOf(text, { file, ...place, severity: 'error' }, field),
        )
      : [];
  });
}

/** Whether a text of a content file is the sample person's, or an address that is kept for examples. */
export function isLeftOver(text: string): boolean {
  return isSampleText(text) || exampleAddress.test(text);
}

function problemOf(text: string, place: Omit<Problem, 'message'>, field = 'the text here'): Problem[] {
  const [, host] = exampleAddress.exec(text) ?? [];
  const own = `put your own for ${JSON.stringify(shorten(text, 58))}${field === 'name' ? '' : ', or take it out'}`;
  if (isSampleText(text)) return [{ ...place, message: `${field} is the sample’s: ${own}` }];
  return host ? [{ ...place, message: `${field} names ${host}, which is kept for examples: ${own}` }] : [];
}
