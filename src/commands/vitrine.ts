#!/usr/bin/env node
/** `vitrine <command>`: the package's one program. The repository's npm scripts run it too. */
import { isOldNode, oldestNode } from './cli/oldNode.ts';

const { node } = process.versions;
if (isOldNode(node)) {
  console.error(`Vitrine needs Node.js ${oldestNode} or later (found ${node}). Install it from https://nodejs.org.`);
  process.exitCode = 1;
} else {
  // Loaded here, since an older Node.js would only report the functions that it lacks.
  const { runProgram } = await import('./runProgram.ts');
  await runProgram(process.argv.slice(2));
}
