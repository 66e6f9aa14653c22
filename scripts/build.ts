/** `npm run build`: checks the content, then builds the site to `dist/`, for its address where it has one. */
import { parseArgs } from 'node:util';
import { buildSite } from './lib/buildSite.ts';

/** @throws when the command was typed wrong */
const isDemo = () => parseArgs({ options: { 'allow-sample': { type: 'boolean' } } }).values['allow-sample'];

try {
  process.exitCode = await buildSite({ purpose: isDemo() ? 'demo' : 'publication' });
} catch (error) {
  if (!(error instanceof TypeError && 'code' in error)) throw error;
  console.error(`${error.message}\n\nnpm run build [-- --allow-sample]`);
  process.exitCode = 1;
}
