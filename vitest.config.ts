import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { iconOptions } from './src/site/build/iconOptions.ts';

export default defineConfig({
  plugins: [icons(iconOptions)],
  test: {
    // By itself it leaves one processor free: half of a machine that has two.
    maxWorkers: '100%',
    // How fast the machine is decides no test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // No test changes what another reads; to load every module once only is a third of the time.
          isolate: false,
          include: ['{src,tools,bench}/**/*.test.ts'],
        },
      },
      {
        // What is drawn; a document takes longer to make than most tests to run.
        extends: true,
        // The editor's page has packages of its own; a document has one React.
        resolve: { dedupe: ['react', 'react-dom'] },
        test: {
          name: 'drawn',
          environment: 'jsdom',
          isolate: false,
          include: ['src/**/*.test.tsx'],
          setupFiles: 'tests/drawnSetup.ts',
        },
      },
      {
        // Reads what was built: run `npm run build` before.
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
          // A build takes as long as the machine does.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
