/** Puts projects in another order. */
import { basename } from 'node:path';
import type { ContentFile } from '#content/contentFile.ts';
import { openFolder } from '#content/folder.ts';
import { type Content, filesOf } from '#content/readContent.ts';
import { compareProjects } from '#sections/projects/project.ts';
import type { Move, MoveResult } from '../api.ts';
import { contentWith, write } from './check.ts';
import { bytesOf, isOwn, versionOf } from './disk.ts';
import { HttpError } from './httpError.ts';
import { moveProject } from './moveProject.ts';
import { edit, valuesOf } from './open.ts';

/** A project's file, and what decides its place in the list. */
interface ProjectFile {
  file: ContentFile;
  title: string;
  date?: string;
  order?: number | undefined;
}

/** Returns the projects that can be edited, in the order of the pages. */
function projectsOf(content: Content, root: string): ProjectFile[] {
  const files = filesOf(content, 'projects').filter(({ path }) => isOwn(root, path));
  const projects = files.map((file): ProjectFile => {
    // A file that can't be read is among those without a number, as in the list.
    const { title = basename(file.path), date, order } = (valuesOf(file) ?? {}) as Partial<ProjectFile>;
    return { file, title, date, order };
  });
  return projects.sort(compareProjects);
}

function applyMove(projects: ProjectFile[], { file, by }: Move): ProjectFile[] {
  const from = projects.findIndex((project) => project.file.path === file);
  if (from < 0) throw new HttpError(404, 'There is no such file in content/projects/.');
  if (!Number.isInteger(by)) throw new HttpError(400, 'A move needs a whole number of places.');
  return moveProject(projects, from, Math.min(Math.max(from + by, 0), projects.length - 1));
}

/**
 * Moves projects one after another, and writes `order` only where it changes.
 * @throws HttpError if a file cannot be changed; then nothing is written
 */
export async function moveProjects(root: string, moves: unknown): Promise<MoveResult> {
  if (!Array.isArray(moves)) throw new HttpError(400, 'Moves must be a list.');
  const before = projectsOf(await contentWith(root), root);
  const after = (moves as Move[]).reduce(applyMove, before);
  const orders = new Map(before.map(({ file, order }) => [file, order]));
  const edited = after.flatMap(({ file, order }) => {
    if (order === orders.get(file)) return [];
    const { path, text = '' } = file;
    return { path, text, edited: edit(file, { values: { ...valuesOf(file), order } }) };
  });
  await write(root, new Map(edited.map((each) => [each.path, each.edited])), () => {
    const folder = openFolder(root);
    const other = edited.find(({ path, text }) => bytesOf(folder, path).toString() !== text);
    if (other) throw new HttpError(409, `${other.path} was changed meanwhile. Try again.`);
  });
  const version = (text: string) => versionOf(Buffer.from(text));
  return {
    message: 'The order was saved.',
    files: edited.map((each) => ({ file: each.path, before: version(each.text), after: version(each.edited) })),
  };
}
