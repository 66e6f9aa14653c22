/** `npm run check`: says what is wrong with `content/`, all of it at once. */
import { checkContent } from './lib/checkContent.ts';
import { formatProblems } from './lib/formatProblems.ts';
import { root } from './lib/run.ts';

const problems = await checkContent(root);
if (problems.length) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else {
  console.log('content/ is in order.');
}
