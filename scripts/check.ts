/** `npm run check`: says what is wrong with `content/`, all of it at once; warnings stop nothing. */
import { checkContent, isError } from './lib/checkContent.ts';
import { formatProblems } from './lib/formatProblems.ts';
import { root } from './lib/run.ts';

const problems = await checkContent(root);
if (problems.length) console.error(formatProblems(problems));
if (problems.some(isError)) process.exitCode = 1;
else console.log('content/ is in order.');
