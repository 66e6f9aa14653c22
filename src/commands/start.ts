/** `vitrine start`: builds the site and serves it on this machine, with a receiver for the form. */
import { paintFor } from '#base/terminal.ts';
import { buildSite } from './build/buildSite.ts';
import type { Action } from './cli/commandLine.ts';
import { explainListenError, wantedPort } from './processes/port.ts';
import { serveSite } from './serve/serveSite.ts';

export const run: Action<'start'> = async ({ verbose }) => {
  let port: number | undefined;
  try {
    port = wantedPort(process.env);
    let built = false;
    // The port is taken before the build, so that a taken one is reported at once.
    const server = await serveSite({ port, ready: () => built });
    const code = await buildSite({ verbose }).catch(async (error: unknown) => {
      await server.close();
      throw error;
    });
    built = code === 0;
    if (!built) {
      await server.close();
      return code;
    }
    console.log(`\nThe site is at ${paintFor(process.stdout)('cyan', server.url)}`);
    console.log('Messages from the form are printed here, not sent. Stop with Ctrl+C.');
    console.log('Next: npm run edit to change the content, or npm run dev to see changes as you save.');
    return 0;
  } catch (error) {
    const explained = port === undefined ? undefined : explainListenError(error, port);
    if (!explained) throw error;
    console.error(explained);
    return 1;
  }
};
