/** `npm run browsers`: installs missing programs that the tests use, or prints how to install them. */
import { runCommand } from '#commands/cli/commandLine.ts';

await runCommand('browsers', async () => {
  const { installTests } = await import('./installTests.ts');
  await installTests();
  const { engines } = await import('../tests/browsers/engines.ts');
  const { findChromium } = await import('../tests/browsers/findChromium.ts');
  const { howToInstall, installEngine } = await import('../tests/browsers/installEngine.ts');
  let code = 0;
  try {
    console.log(`Chromium is installed: ${await findChromium()}`);
  } catch (error) {
    console.error((error as Error).message);
    code = 1;
  }
  for (const engine of engines) {
    if (await installEngine(engine)) console.log(`${engine.name} is installed.`);
    else if (engine.runs) {
      console.error(`${engine.name} could not be installed. ${howToInstall(engine)}`);
      code = 1;
    }
  }
  return code;
});
