/** `npm start`: builds the site and serves it on this machine, with a receiver for the form. */
import { runCommand } from './cli/commandLine.ts';

await runCommand('start', async ({ verbose }) => {
  const { buildSite } = await import('./build/buildSite.ts');
  const { paintFor } = await import('#base/paint.ts');
  const { explainListenError, wantedPort } = await import('./processes/port.ts');
  const { serveSite } = await import('./serve/serveSite.ts');
  let port: number | undefined;
  try {
    port = wantedPort(process.env);
    let built = false;
    // The port is taken before the build, so that a taken one is told at once.
    const server = await serveSite({ port, ready: () => built });
    const code = await buildSite({ verbose });
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
    const explained = port === undefined ? (error as Error).message : explainListenError(error, port);
    if (!explained) throw error;
    console.error(explained);
    return 1;
  }
});
