/** What a request brings. */
import type { IncomingMessage } from 'node:http';
import { HttpError } from './httpError.ts';

/** @throws HttpError beyond so many bytes */
export async function bodyOf(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new HttpError(413, `That is too large: at most ${Math.round(limit / 1e6)} MB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
