/** Checks the owner's own files in `content/papers/`, of which only those that content names are served. */
import { suggest } from '#base/nearest.ts';
import { paperFile, paperName } from '#base/papers.ts';
import type { Finding, ProblemFacts } from '#base/problemTexts.ts';
import { fileFields, isFileName } from '#sections/publications/fields.ts';
import type { ContentFile } from '../contentFile.ts';
import { fieldAt } from '../contentSchemas.ts';
import type { ContentFolder } from '../folder.ts';
import type { Content } from '../readContent.ts';
import { textsIn } from '../values.ts';
import { isPdf } from './resumeProblem.ts';

/** Bytes: some hosts take no larger file. */
const largestPaper = 25_000_000;
/** As people mark such files: `paper-draft.pdf`, `private.pdf`, but not `private-retrieval.pdf`. */
const notPublic = /(?:^|[^a-z])(draft|private)[\W_\d]*\.[a-z\d]+$/i;

export function paperFinding(folder: ContentFolder, name: string): Finding | undefined {
  const path = paperFile(name);
  const report = (kind: Finding['kind'], facts?: ProblemFacts): Finding => ({ kind, found: `"${name}"`, ...facts });
  if (!folder.has(path)) {
    const papers = folder.paths.filter((each) => each.startsWith(paperFile('')));
    const names = papers.map((each) => each.slice(paperFile('').length));
    return report('paperMissing', suggest(name, names));
  }
  const bytes = folder.read(path);
  if (!bytes.length || (/\.pdf$/i.test(name) && !isPdf(bytes))) return report('paperBroken');
  const [, word] = notPublic.exec(name) ?? [];
  if (word) return report('paperPrivate', { allowed: word });
  return bytes.length > largestPaper
    ? report('paperHeavy', { allowed: `${Math.ceil(bytes.length / 1e6)} MB` })
    : undefined;
}

/** Returns the names of files in `content/papers/` that publications.bib has. */
const namedByPublications = ({ bibliography }: Content) =>
  bibliography.entries.flatMap(({ fields }) =>
    fileFields.flatMap((field) => fields[field] ?? []).filter((name) => isFileName(name)),
  );

const namedBy = (file: ContentFile): string[] =>
  textsIn(file.data).flatMap(({ path, text }) => (fieldAt(file.kind, path)?.isPaper && paperName(text)) || []);

/** Returns the paths of the files in `content/papers/` that publications and these files of content name. */
export function papersOf(content: Content, files: readonly ContentFile[]): string[] {
  const names = [...namedByPublications(content), ...files.flatMap(namedBy)];
  return [...new Set(names)].map(paperFile);
}
