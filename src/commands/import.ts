/** `vitrine import`: creates `content/` from a résumé or a former site, or adds publications. */
import { visibleLines } from '#base/characters.ts';
import { CommandError } from '#base/commandError.ts';
import { root, typedPath } from '#base/folders.ts';
import { shellWord } from '#base/terminal.ts';
import type { Action } from './cli/commandLine.ts';
import { importBibtex, importOrcid } from './import/importPublications.ts';
import { importResume } from './import/importResume.ts';

const orcid = /^(?:https:\/\/orcid\.org\/)?((?:\d{4}-){3}\d{3}[\dX])$/;

/** Adds publications if these operands name them. @returns whether they do; otherwise they name résumés */
async function importPublications(operands: readonly string[], options: object): Promise<boolean> {
  const say = (text: string) => console.log(visibleLines(text));
  const isRecord = operands[0] === 'orcid';
  if (!isRecord && !operands.every((name) => /\.bib$/i.test(name))) return false;
  const [, id] = orcid.exec(operands[1] ?? '') ?? [];
  const [option] = Object.keys(options);
  if (option) throw new CommandError(`--${option} is only for résumés. Omit it: what is there never changes.`);
  if (isRecord && !id)
    throw new CommandError(`"${operands[1] ?? ''}" is not an ORCID iD. Write it as 0000-0002-1825-0097.`);
  await (id ? importOrcid(root, id, say) : importBibtex(root, operands.map(typedPath), say));
  return true;
}

export const run: Action<'import'> = async (values, operands) => {
  if (await importPublications(operands, values)) return 0;
  const { 'no-phone': noPhone = false, ...given } = values;
  const [first = '', ...others] = operands.map(typedPath);
  // A résumé may come from anybody.
  const say = (text: string) => console.log(visibleLines(text));
  const options = { ...given, phone: !noPhone, typed: operands.map(shellWord).join(' '), say };
  await importResume(root, [first, ...others], options);
  console.log('\nSee it with: npm start');
  return 0;
};
