/** `vitrine import`: creates `content/` from a résumé or a former site, or adds publications. */
import { statSync } from 'node:fs';
import { visibleLines } from '#base/characters.ts';
import { root, typedPath } from '#base/folders.ts';
import { shellWord } from '#base/terminal.ts';
import { EntryError } from '#content/addEntry.ts';
import type { Action } from './cli/commandLine.ts';
import { importBibtex, importOrcid } from './import/importPublications.ts';
import { importResume } from './import/importResume.ts';
import { importOldSite } from './import/oldSite/importOldSite.ts';

const orcid = /^(?:https:\/\/orcid\.org\/)?((?:\d{4}-){3}\d{3}[\dX])$/;

/** Adds publications if these operands name them, and returns the exit code; undefined if they name résumés. */
async function importPublications(operands: readonly string[], options: object): Promise<number | undefined> {
  const say = (text: string) => console.log(visibleLines(text));
  const isRecord = operands[0] === 'orcid';
  if (!isRecord && !operands.every((name) => /\.bib$/i.test(name))) return undefined;
  const [, id] = orcid.exec(operands[1] ?? '') ?? [];
  const [option] = Object.keys(options);
  try {
    if (option) throw new EntryError(`--${option} is only for résumés. Omit it: what is there never changes.`);
    if (isRecord && !id)
      throw new EntryError(`"${operands[1] ?? ''}" is not an ORCID iD. Write it as 0000-0002-1825-0097.`);
    await (id ? importOrcid(root, id, say) : importBibtex(root, operands.map(typedPath), say));
    return 0;
  } catch (error) {
    if (!(error instanceof EntryError)) throw error;
    console.error(visibleLines(error.message));
    return 1;
  }
}

export const run: Action<'import'> = async (given, [named = '', ...others]) => {
  const added = await importPublications([named, ...others], given);
  if (added !== undefined) return added;
  const { 'no-phone': noPhone = false, ...options } = given;
  const files = [typedPath(named), ...others.map(typedPath)] as const;
  const typed = [named, ...others].map(shellWord).join(' ');
  // A résumé may come from anybody.
  const say = (text: string) => console.log(visibleLines(text));
  if (statSync(files[0], { throwIfNoEntry: false })?.isDirectory() && !others.length) {
    if (!(await importOldSite(root, files[0], { ...options, phone: !noPhone, typed, say }))) return 1;
  } else if (!(await importResume(root, files, { ...options, phone: !noPhone, typed, say }))) return 1;
  console.log('\nSee it with: npm start');
  return 0;
};
