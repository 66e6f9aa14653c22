/** The owner's folder and the program's, which are one in the repository. */
import { join } from 'node:path';

/** The owner's folder, with `content/`: the one that a command is run in. */
export const root = process.cwd();

/**
 * The package, or the repository. Pages are bundled into the owner's `dist/` before they are drawn, so there only the
 * environment has the program's path (src/commands/processes/run.ts).
 */
export const program = process.env.VITRINE_PROGRAM ?? join(import.meta.dirname, '../..');
