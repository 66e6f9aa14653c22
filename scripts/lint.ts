/** `npm run lint`: types, style, and code that nobody uses. */
import { lint } from './lib/lint.ts';

process.exitCode = await lint();
