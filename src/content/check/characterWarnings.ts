import { charactersOf } from '#base/characters.ts';
import type { Problem } from '#base/problems.ts';
import { describe } from '#base/problemTexts.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { siteFile } from '#sections/contentFiles.ts';
import { mapSections } from '#sections/index.ts';
import { keptInResume } from '#sections/section.ts';
import { fieldAt } from '../contentSchemas.ts';
import type { Content } from '../readContent.ts';
import { lackingCharacters } from '../resumeFonts/faces.ts';
import { printable } from '../resumeFonts/printable.ts';
import { textsIn } from '../values.ts';
import { ownResumeIn } from './resumeProblem.ts';

/** Characters that the first font has. */
const usual = /^[ -~\u00a0-\u00ff–—‘’“”•…€]$/;

/** Returns the other characters of all that the résumé can print of content. */
function charactersIn(content: Content): string[] {
  const strings = uiStringsFor(content.site?.language);
  const head = textsIn(content.site).filter(({ path }) => fieldAt('site', path.slice(0, 1))?.isInResumeHead);
  const parts = mapSections(content, (section, value) => [
    section.summary?.(value),
    section.resume?.(keptInResume(section, value), strings),
  ]);
  const all = charactersOf(printable(JSON.stringify([head.map(({ text }) => text), parts])));
  return [...new Set(all)].filter((character) => !usual.test(character));
}

/** Warns about characters that no résumé font has, unless the owner has a résumé PDF. */
export async function characterWarnings(content: Content): Promise<Problem[]> {
  const own = ownResumeIn(content.edition);
  const characters = content.folder.has(own) ? [] : charactersIn(content);
  const lacking = characters.length ? [...(await lackingCharacters(characters.join('')))] : [];
  if (!lacking.length) return [];
  return [
    { file: siteFile, ...describe({ kind: 'characters', found: lacking.slice(0, 20).join(', '), allowed: own }) },
  ];
}
