import { engines } from '../tests/browsers/engines.ts';
import { findChromium } from '../tests/browsers/findChromium.ts';
import { howToInstall, installEngine } from '../tests/browsers/installEngine.ts';

/** Installs missing programs that the tests use, or logs how to install them. @returns the exit code */
export async function installBrowsers(): Promise<number> {
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
}
