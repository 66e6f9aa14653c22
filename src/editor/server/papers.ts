/** PDFs of publications that an owner chooses: stored in `content/papers/`. */
import { basename } from 'node:path';
import { paperFile } from '#base/papers.ts';
import { fileNames } from '#base/slug.ts';
import { pdfProblem } from '#content/check/resumeProblem.ts';
import { openFolder } from '#content/folder.ts';
import { writeFiles } from '#content/writeFiles.ts';
import { HttpError } from './httpError.ts';
import { freePath, type StoredFile } from './images.ts';

/** @throws HttpError if it isn't a whole PDF; then nothing is written */
export function storePaper(root: string, name: string, bytes: Buffer): StoredFile {
  if (pdfProblem(bytes)) throw new HttpError(422, `${name} is cut off or not a PDF. Export or copy it again.`);
  const slug = fileNames('paper')(name.replace(/\.[^.]*$/, ''));
  const stored = freePath(openFolder(root), paperFile(slug), '.pdf', bytes);
  writeFiles(root, new Map([[stored, bytes]]));
  return { named: basename(stored), warnings: [] };
}
