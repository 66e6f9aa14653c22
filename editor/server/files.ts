/** Where content may be read and written, and how: never outside `content/`, never through a link, never half. */
import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { jsonSchemaOf } from '../../scripts/lib/contentSchemas.ts';
import { contentFilesOf } from '../../scripts/lib/contentSource.ts';
import { publicationsFile } from '../../src/publications/schema.ts';
import { contentFiles } from '../../src/schemas.ts';
import type { ContentKind, JsonSchema } from '../api.ts';

/** Why something was not done, in an owner's words; `status` is HTTP's. */
export class Refusal extends Error {
  readonly status: number;
  readonly details: object;

  constructor(status: number, message: string, details: object = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

export const kinds = Object.keys(contentFiles) as ContentKind[];
/** What forms are made of; the schemas do not change while the editor runs. */
export const forms = Object.fromEntries(kinds.map((kind) => [kind, jsonSchemaOf(kind)])) as Record<
  ContentKind,
  JsonSchema
>;

/** Every file that can be edited, with its kind. */
export function editableFiles(root: string): Map<string, ContentKind | 'publications'> {
  const files = kinds.flatMap((kind) =>
    contentFilesOf(root, contentFiles[kind].pattern).map((file) => [file, kind] as const),
  );
  return new Map([
    ...files,
    ...(existsSync(join(root, publicationsFile)) ? [[publicationsFile, 'publications'] as const] : []),
  ]);
}

/** Whether a path is what it seems: no part of it is a symbolic link that leads elsewhere, or nowhere. */
export function isOwn(root: string, file: string): boolean {
  const path = join(root, ...file.split('/'));
  return existsSync(path) && realpathSync(path) === join(realpathSync(root), ...file.split('/'));
}

/** @throws Refusal where a symbolic link stands in a path */
export function assertOwn(root: string, file: string): void {
  if (!isOwn(root, file))
    throw new Refusal(403, `${file} leads out of its place (a symbolic link): it is not edited here.`);
}

/**
 * The kind of a file that a request names.
 * @throws Refusal for whatever is not a content file of the schemas, as it stands on disk
 */
export function editable(root: string, file: unknown): { file: string; kind: ContentKind | 'publications' } {
  const kind = typeof file === 'string' ? editableFiles(root).get(file) : undefined;
  if (typeof file !== 'string' || !kind) throw new Refusal(404, 'There is no such file in content/.');
  assertOwn(root, file);
  return { file, kind };
}

/** Names the bytes of a file, so that a save knows whether they are still those that were opened. */
export const versionOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Writes a file whole or not at all: beside it first, then in its place.
 * @param isNew refuses to write over another file
 */
export function writeWhole(root: string, file: string, bytes: Uint8Array | string, isNew = false): void {
  const path = join(root, ...file.split('/'));
  assertOwn(root, dirname(file).split(sep).join('/'));
  const temporary = join(dirname(path), `.${randomUUID()}.tmp`);
  try {
    const handle = openSync(temporary, 'wx', 0o644);
    writeFileSync(handle, bytes);
    fsyncSync(handle);
    closeSync(handle);
    if (isNew && existsSync(path)) throw new Refusal(409, `${file} is there already.`);
    renameSync(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
}

export const readBytes = (root: string, file: string) => readFileSync(join(root, ...file.split('/')));
