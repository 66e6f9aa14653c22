/** Runs a command for maintainers by its name, as package.json does: `node tools/run.ts lint`. */
import { type Action, runCommand } from '#commands/cli/commandLine.ts';
import type { toolCommands } from '#commands/cli/toolCommands.ts';
import { installTests } from './installTests.ts';

/** `bench` has its own packages, and its own file. */
type Tool = Exclude<keyof typeof toolCommands, 'bench'>;

/** Each loads its modules when it runs: some need the packages of the tests, and help appears at once. */
const actions: { [Name in Tool]: Action<Name> } = {
  async test() {
    await installTests();
    return (await import('./runTests.ts')).runTests();
  },
  async browsers() {
    await installTests();
    return (await import('./browsers.ts')).installBrowsers();
  },
  async lint() {
    await installTests();
    return (await import('./lint.ts')).lint();
  },
  async size() {
    const { join } = await import('node:path');
    const { root } = await import('#base/folders.ts');
    const { buildSite } = await import('#commands/build/buildSite.ts');
    const { reportSizes } = await import('./sizes.ts');
    return (await buildSite()) || reportSizes(join(root, 'dist'));
  },
  async schemas() {
    (await import('./schemas.ts')).writeSchemas();
    console.log('The schemas are up to date.');
    return 0;
  },
  async pack() {
    const { statSync } = await import('node:fs');
    const { relative } = await import('node:path');
    const { root } = await import('#base/folders.ts');
    const { pack } = await import('./packing/pack.ts');
    const file = await pack();
    console.log(`Packed ${relative(root, file)} (${Math.round(statSync(file).size / 1024)} KB).`);
    return 0;
  },
  async gallery(_, names) {
    await installTests();
    return (await import('./gallery.ts')).makeGallery(names);
  },
  async screenshots() {
    await installTests();
    return (await import('./screenshots.ts')).updateScreenshots();
  },
  async audit() {
    const { clean, message } = await (await import('./audit.ts')).audit();
    console.log(message);
    return clean === false ? 1 : 0;
  },
};

const [name = '', ...typed] = process.argv.slice(2);
await runCommand(name as Tool, actions[name as Tool], typed);
