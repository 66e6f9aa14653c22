import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { iconOptions } from './src/site/build/iconOptions.ts';

export default defineConfig({
  plugins: [icons(iconOptions)],
  test: {
    // The default leaves one processor free: half of a machine with two.
    maxWorkers: '100%',
    // No test may depend on the speed of the machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Tests don't share state. Loading every module only once takes a third of the time.
          isolate: false,
          include: ['{src,tools,bench}/**/*.test.ts'],
        },
      },
      {
        // Components. Separate, since creating a document takes longer than most tests.
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
        // Reads `dist/`: run `npm run build` first.
        extends: true,
        test: { name: 'built', environment: 'node', include: ['tests/built/*.test.ts'], testTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: 'commands',
          environment: 'node',
          include: ['tests/commands/*.test.ts'],
          globalSetup: 'tests/builtSites.ts',
          // Builds are slow on a busy machine.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
