import { defineConfig } from 'vitest/config';
import { icons } from './src/site/build/icons.ts';

export default defineConfig({
  plugins: [icons],
  test: {
    // By default Vitest leaves one processor free: half of a machine with two.
    maxWorkers: '100%',
    // Long, so that tests don't fail on slow machines.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Tests don't share state, and loading every module only once takes a third of the time.
          isolate: false,
          include: ['{src,tools,bench}/**/*.test.ts'],
        },
      },
      {
        // Components. Separate, since creating a DOM takes longer than most tests.
        extends: true,
        test: {
          name: 'drawn',
          environment: 'jsdom',
          isolate: false,
          include: ['src/**/*.test.tsx'],
          setupFiles: 'tests/drawnSetup.ts',
        },
      },
      {
        // Reads dist/: run `npm run build` before.
        extends: true,
        test: { name: 'built', environment: 'node', include: ['tests/built/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'commands',
          environment: 'node',
          isolate: false,
          include: ['tests/commands/*.test.ts'],
          globalSetup: 'tests/builtSites.ts',
          // A build takes as long as the machine does.
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
        },
      },
    ],
  },
});
