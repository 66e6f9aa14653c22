/** `npm run dev`: the site with hot reload, on this machine only. */
import { run } from './lib/run.ts';

process.exitCode = await run('astro', ['dev', '--force'], { env: { ASTRO_TELEMETRY_DISABLED: '1' } });
