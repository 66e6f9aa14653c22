/** The editor's own server. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer, type EditorOptions } from './answer.ts';
import { HttpError } from './httpError.ts';

/**
 * Serves the editor on this machine's own addresses, 127.0.0.1 and ::1, and on no other.
 * @throws with code EADDRINUSE when the port is taken
 */
export async function serveEditor(options: EditorOptions): Promise<{ origin: string; close(): Promise<void> }> {
  let { port } = options;
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    answer(options, port, request, response).catch((error: unknown) => {
      const { status, message, details } = error instanceof HttpError ? error : unexpected(error);
      if (response.headersSent) return response.destroy();
      // What was not read of a request that is too large is not waited for.
      response.writeHead(status, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        Connection: 'close',
      });
      return response.end(JSON.stringify({ message, ...details }));
    });
  };
  const servers: Server[] = [];
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer(handle);
    const isThere = await new Promise<boolean>((done, fail) => {
      // A machine without IPv6 has one loopback address.
      server.once('error', (error: NodeJS.ErrnoException) =>
        host === '::1' && error.code !== 'EADDRINUSE' ? done(false) : fail(error),
      );
      server.listen(port, host, () => done(true));
    });
    if (isThere) servers.push(server);
    const taken = server.address() as AddressInfo | null;
    port = taken?.port ?? port;
  }
  const close = async () => {
    for (const server of servers) {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  };
  return { origin: `http://localhost:${port}`, close };
}

function unexpected(error: unknown) {
  console.error(error);
  return {
    status: 500,
    message: `Something went wrong, and nothing was saved: ${(error as Error).message}`,
    details: {},
  };
}
