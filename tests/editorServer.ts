/** The editor's server for a copy of this repository, with raw requests that no browser would send. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditableFile } from '../src/editor/api.ts';
import { serveEditor } from '../src/editor/server/server.ts';
import { type RawResponse, sendRaw } from './rawRequest.ts';
import { Copy } from './site.ts';

export const json = <T>({ body }: RawResponse) => JSON.parse(body.toString()) as T;

export class EditorServer {
  readonly site: Copy;
  readonly #server: Awaited<ReturnType<typeof serveEditor>>;
  readonly port: number;

  static async start(): Promise<EditorServer> {
    const files = new Map([['index.html', '<!doctype html>']]);
    const copy = new Copy();
    return new EditorServer(copy, await serveEditor({ root: copy.folder, port: 0, files, site: 'http://localhost:1' }));
  }

  private constructor(site: Copy, server: Awaited<ReturnType<typeof serveEditor>>) {
    this.site = site;
    this.#server = server;
    this.port = Number(new URL(server.origin).port);
  }

  async close(): Promise<void> {
    await this.#server.close();
    this.site.remove();
  }

  /** Headers of the editor's own page. */
  get own(): Record<string, string> {
    return { Origin: `http://localhost:${this.port}`, 'Content-Type': 'application/json' };
  }

  request(
    path: string,
    headers: Record<string, string> = {},
    body?: string | Uint8Array,
    method = body ? 'POST' : 'GET',
  ): Promise<RawResponse> {
    return sendRaw(this.port, { path, method, headers: { Host: `localhost:${this.port}`, ...headers } }, body);
  }

  post(action: string, request: object = {}, headers: Record<string, string> = {}): Promise<RawResponse> {
    return this.request(`/api/${action}`, { ...this.own, ...headers }, JSON.stringify(request));
  }

  image(place: Record<string, string>, bytes: Uint8Array | string): Promise<RawResponse> {
    return this.post('image', { ...place, bytes: Buffer.from(bytes).toString('base64') });
  }

  async opened(file: string): Promise<EditableFile> {
    return json<EditableFile>(await this.post('open', { file }));
  }

  /** Returns every file in `content/` with its content, to find changes. */
  everything(): Map<string, string> {
    const content = join(this.site.folder, 'content');
    const files = readdirSync(content, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return new Map(
      files.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'base64')]),
    );
  }
}
