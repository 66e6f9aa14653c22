/** `npm start`: builds the site and serves it on this machine, with a receiver for the form. */
import { buildSite } from './lib/buildSite.ts';
import { explainListenError, wantedPort } from './lib/port.ts';
import { serveSite } from './lib/serveSite.ts';

let port: number | undefined;
try {
  port = wantedPort(process.env);
  let built = false;
  // The port is taken before the build, so that a taken one is told at once.
  const server = await serveSite({ port, ready: () => built });
  const code = await buildSite();
  built = code === 0;
  if (built) {
    console.log(`\nThe site is at ${server.url}`);
    console.log('Messages from the form are printed here, not sent. Stop with Ctrl+C.');
  } else {
    await server.close();
    process.exitCode = code;
  }
} catch (error) {
  const explained = port === undefined ? (error as Error).message : explainListenError(error, port);
  if (!explained) throw error;
  console.error(explained);
  process.exitCode = 1;
}
