import type { IncomingMessage, ServerResponse } from 'node:http';
import { explainError } from '#base/commandError.ts';
import { listenOnLoopback } from '#base/listenOnLoopback.ts';
import { type EditorOptions, handleRequest } from './handleRequest.ts';
import { HttpError } from './httpError.ts';

/** Serves the editor only on the loopback addresses. @throws Error with code EADDRINUSE if the port is taken */
export async function serveEditor(options: EditorOptions): Promise<{ origin: string; close(): Promise<void> }> {
  let { port } = options;
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    handleRequest(options, port, request, response).catch((error: unknown) => {
      const { status, message, details } = error instanceof HttpError ? error : unexpected(error, options.root);
      if (response.headersSent) return response.destroy();
      // Don't wait for the unread rest of a request that is too large.
      response.writeHead(status, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        Connection: 'close',
      });
      return response.end(JSON.stringify({ message, ...details }));
    });
  };
  const { servers, port: taken } = await listenOnLoopback(handle, port);
  port = taken;
  const close = async () => {
    for (const server of servers) {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  };
  return { origin: `http://localhost:${port}`, close };
}

function unexpected(error: unknown, root: string) {
  const reason = explainError(error, root);
  if (!reason) console.error(error);
  return {
    status: reason ? 507 : 500,
    message: `Nothing was saved. ${reason ?? `Something went wrong: ${(error as Error).message}`}`,
    details: {},
  };
}
