/** Runs a command for maintainers by its name, as package.json does: `node tools/run.ts lint`. */
import { type ActionOf, runCommand } from '#commands/cli/commandLine.ts';
import { toolCommands } from './commands.ts';

type Tool = keyof typeof toolCommands;

const installTests = async () => (await import('./installPackages.ts')).installTests();

/** Each loads its modules when it runs: some need the packages of the tests, and help appears at once. */
const actions: { [Name in Tool]: ActionOf<(typeof toolCommands)[Name]> } = {
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
  size: async () => (await import('./sizes.ts')).reportSizes(),
  async bench({ scale, preview }, pages) {
    await installTests();
    if (scale) return (await import('../bench/scale.ts')).scale();
    if (preview) return (await import('../bench/preview.ts')).preview();
    return (await import('../bench/pages.ts')).measurePages(pages);
  },
  schemas: async () => (await import('./schemas.ts')).writeSchemas(),
  lockfile: async () => (await import('./lockfile.ts')).completeLockfiles(),
  pack: async () => (await import('./packing/pack.ts')).pack(),
  notes: async (_, [version]) => (await import('./packing/notes.ts')).printNotes(version),
  template: async (_, [folder]) => (await import('./template.ts')).writeTemplate(folder),
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
const tool = name as Tool;
await runCommand(tool, toolCommands[tool], actions[tool], typed);
