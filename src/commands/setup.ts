/** `npm run setup`: asks what the site should say of its owner, and writes it into `content/`. */
import { root } from './processes/run.ts';
import { usage } from './setup/flags.ts';
import { setUp } from './setup/setUp.ts';

const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
try {
  if (!(await setUp(root, process.argv.slice(2), { isTerminal, say: console.log }))) process.exitCode = 1;
} catch (error) {
  // As parseArgs tells of what it does not know.
  if (!(error instanceof TypeError && 'code' in error)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 1;
}
