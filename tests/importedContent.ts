/** Imported content: its files, and their fields. */
import { parse } from 'yaml';
import { readResume } from '../src/commands/import/readResume.ts';
import { parseYaml } from '../src/commands/import/readYaml.ts';
import { toContent } from '../src/commands/import/toContent.ts';

/** Returns the fields of a file in content. */
export function fieldsIn(files: ReadonlyMap<string, string>, path: string) {
  const file = files.get(path) ?? '';
  const [, yaml = file] = /^---\n([\s\S]*?)^---/m.exec(file) ?? [];
  return parse(yaml);
}

/** Returns the text below the fields of a file in content. */
export const bodyIn = (files: ReadonlyMap<string, string>, path: string) =>
  files
    .get(path)
    ?.replace(/^---\n[\s\S]*?^---\n+/m, '')
    .trim();

/** Returns the imported content of a résumé. Default basics: a name and an email. */
export function make(resume: object) {
  const text = JSON.stringify({ basics: { name: 'Nemo Niemand', email: 'nemo@example.com' }, ...resume });
  const draft = toContent(readResume(() => parseYaml(text), 'resume.json'));
  const sections = [...draft.taken.keys()];
  const fields = (path: string) => fieldsIn(draft.files, path);
  const body = (path: string) => bodyIn(draft.files, path);
  const { noPlace, byHand } = draft;
  return { sections, files: draft.files, paths: [...draft.files.keys()], fields, body, noPlace, byHand };
}
