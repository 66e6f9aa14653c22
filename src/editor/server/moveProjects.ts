/** Puts projects in another order. */
import { basename } from 'node:path';
import { compareProjects } from '#sections/projects/project.ts';
import type { Move, Moved, Values } from '../api.ts';
import { write } from './check.ts';
import { isOwn, readBytes, versionOf } from './disk.ts';
import { editableFiles } from './files.ts';
import { HttpError } from './httpError.ts';
import { moveProject } from './moveProject.ts';
import { changed, valuesOf } from './open.ts';

/** A project's file, and what decides where it stands. */
interface ProjectFile {
  file: string;
  text: string;
  values: Values | undefined;
  title: string;
  date?: string;
  order?: number | undefined;
}

/** Returns the projects that can be edited, in the order of the pages. */
function readProjects(root: string): ProjectFile[] {
  const files = [...editableFiles(root)].filter(([file, kind]) => kind === 'projects' && isOwn(root, file));
  const projects = files.map(([file]): ProjectFile => {
    const text = readBytes(root, file).toString();
    const values = valuesOf(file, 'projects', text);
    // A file that cannot be read stands with those that have no number, as in the list.
    const { title = basename(file), date, order } = (values ?? {}) as Partial<ProjectFile>;
    return { file, text, values, title, date, order };
  });
  return projects.sort(compareProjects);
}

function applyMove(projects: ProjectFile[], { file, by }: Move): ProjectFile[] {
  const from = projects.findIndex((project) => project.file === file);
  if (from < 0) throw new HttpError(404, 'There is no such file in content/projects/.');
  if (!Number.isInteger(by)) throw new HttpError(400, 'A move needs a whole number of places.');
  return moveProject(projects, from, Math.min(Math.max(from + by, 0), projects.length - 1));
}

/**
 * Moves projects one after another, and writes `order` only where it changes.
 * @throws HttpError if a file cannot be changed; then nothing is written
 */
export async function moveProjects(root: string, moves: unknown): Promise<Moved> {
  if (!Array.isArray(moves)) throw new HttpError(400, 'Moves must be a list.');
  const before = readProjects(root);
  const after = (moves as Move[]).reduce(applyMove, before);
  const orders = new Map(before.map(({ file, order }) => [file, order]));
  const edited = after.flatMap(({ file, text, values, order }) => {
    if (order === orders.get(file)) return [];
    return { file, text, edited: changed(text, file, 'projects', { values: { ...values, order } }) };
  });
  await write(root, new Map(edited.map((each) => [each.file, each.edited])), () => {
    const other = edited.find(({ file, text }) => readBytes(root, file).toString() !== text);
    if (other) throw new HttpError(409, `${other.file} was changed meanwhile. Try again.`);
  });
  const version = (text: string) => versionOf(Buffer.from(text));
  return {
    said: 'The order was saved.',
    files: edited.map((each) => ({ file: each.file, before: version(each.text), after: version(each.edited) })),
  };
}
