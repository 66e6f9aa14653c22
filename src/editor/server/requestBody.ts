/** What a request brings. */
import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

export type Asked = Record<string, unknown>;

/** @throws Refusal beyond so many bytes */
export async function bodyOf(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new Refusal(413, `That is too large: at most ${Math.round(limit / 1e6)} MB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @throws Refusal where it is no JSON object */
export function parsed(body: Buffer): Asked {
  try {
    const asked: unknown = JSON.parse(body.toString());
    if (asked && typeof asked === 'object' && !Array.isArray(asked)) return asked as Asked;
  } catch {
    // FieldProblem below.
  }
  throw new Refusal(400, 'The request must be a JSON object.');
}
