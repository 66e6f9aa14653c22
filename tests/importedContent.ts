import { parse } from 'yaml';
import { parseJson } from '../src/commands/import/readJson.ts';
import { readResume } from '../src/commands/import/readResume.ts';
import { toContent } from '../src/commands/import/toContent.ts';

/** Returns the imported content of a résumé. Default basics: a name and an email. */
export function make(resume: object) {
  const text = JSON.stringify({ basics: { name: 'Nemo Niemand', email: 'nemo@example.com' }, ...resume });
  const sections: string[] = [];
  const draft = toContent(
    readResume(() => parseJson(text), 'resume.json'),
    {
      onSection: (_, name) => sections.push(name),
    },
  );
  const fields = (path: string) => {
    const file = draft.files.get(path) ?? '';
    const [, yaml = file] = /^---\n([\s\S]*?)^---/m.exec(file) ?? [];
    return parse(yaml);
  };
  const body = (path: string) =>
    draft.files
      .get(path)
      ?.replace(/^---\n[\s\S]*?^---\n+/m, '')
      .trim();
  const { noPlace, byHand } = draft;
  return { sections, files: draft.files, paths: [...draft.files.keys()], fields, body, noPlace, byHand };
}

/** Returns words with that many characters. */
export const long = (characters: number) => 'word '.repeat(characters / 5).trim();
