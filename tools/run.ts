/** Runs a command for maintainers by its name, as package.json does: `node tools/run.ts lint`. */
import { runCommand } from '#commands/cli/commandLine.ts';
import { toolCommands } from './commands.ts';

const [name = '', ...typed] = process.argv.slice(2);
const tool = toolCommands[name];
if (!tool) throw new Error(`tools/commands.ts has no command "${name}"`);
await runCommand(name, tool, async (options, operands) => tool.run(operands, options), typed);
