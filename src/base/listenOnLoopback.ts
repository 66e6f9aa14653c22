import { createServer, type RequestListener, type Server } from 'node:http';

/** Returns the host names that always mean this machine. Any other name is an attack by DNS rebinding. */
export const loopbackHosts = (port: number): string[] =>
  ['127.0.0.1', 'localhost', '[::1]'].flatMap((name) => [`${name}:${port}`, ...(port === 80 ? [name] : [])]);

/** Listens on both loopback addresses, since `localhost` can mean either. @throws with code EADDRINUSE */
export async function listenOnLoopback(
  handle: RequestListener,
  port: number,
): Promise<{ port: number; close: () => Promise<unknown> }> {
  const servers: Server[] = [];
  const close = () =>
    Promise.all(servers.map((server) => new Promise((done) => server.close(done).closeAllConnections())));
  let shared = port;
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer(handle);
    try {
      await new Promise<void>((done, fail) => {
        server.once('error', fail);
        server.listen(shared, host, done);
      });
    } catch (error) {
      // A machine without IPv6 has one loopback address.
      if (host === '::1' && (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') continue;
      await close();
      throw error;
    }
    servers.push(server);
    const address = server.address();
    if (address && typeof address !== 'string') shared = address.port;
  }
  return { port: shared, close };
}
