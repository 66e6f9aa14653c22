/** `npm run browsers`: installs what the tests use and this machine lacks; says what to type where it cannot. */
import { engines } from './lib/engines.ts';
import { findChromium } from './lib/findChromium.ts';
import { howToInstall, installEngine } from './lib/installEngine.ts';

try {
  console.log(`Chromium is installed: ${await findChromium()}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
for (const engine of engines) {
  if (await installEngine(engine)) console.log(`${engine.name} is installed.`);
  else if (engine.runs) {
    console.error(`${engine.name} could not be installed. ${howToInstall(engine)}`);
    process.exitCode = 1;
  }
}
