/** `npm run lint`: types, style, and code that nobody uses; all three, even when the first complains. */
import { run } from './lib/run.ts';

const codes = [
  await run('astro', ['check', '--minimumSeverity', 'warning'], { env: { ASTRO_TELEMETRY_DISABLED: '1' } }),
  await run('biome', ['check', '--error-on-warnings'], { packageName: '@biomejs/biome' }),
  await run('knip', []),
];
process.exitCode = Math.max(...codes);
