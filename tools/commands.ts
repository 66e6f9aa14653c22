/** The commands for maintainers. */
import type { Command } from '#commands/cli/commands.ts';

interface Tool extends Command {
  /** Loads its modules when it runs: some need the packages of the tests, and help appears at once. */
  run: (operands: string[], options: { scale?: true; preview?: true }) => number | Promise<number>;
}

const installTests = async () => (await import('./installPackages.ts')).installTests();
const chromium = { CHROMIUM_PATH: 'Path of a Chromium or Chrome to use.' };

export const toolCommands: Readonly<Record<string, Tool>> = {
  test: {
    summary: 'Lints the code, builds the site and runs all tests.',
    async run() {
      await installTests();
      return (await import('./runTests.ts')).runTests();
    },
  },
  browsers: {
    summary: 'Installs the browsers and other programs that the tests use.',
    environment: chromium,
    async run() {
      await installTests();
      return (await import('./browsers.ts')).installBrowsers();
    },
  },
  lint: {
    summary: 'Checks types and style, and finds unused code.',
    async run() {
      await installTests();
      return (await import('./lint.ts')).lint();
    },
  },
  size: {
    summary: 'Builds the site and compares the size of every page with its budget.',
    run: async () => (await import('./sizes.ts')).reportSizes(),
  },
  bench: {
    summary: 'Measures what every page costs a visitor, and updates bench/README.md.',
    details: 'With pages, measures only these and keeps no results.',
    operands: ['[<page>…]'],
    options: {
      scale: { summary: 'Measures builds of 7 to 7,000 projects instead.' },
      preview: { summary: 'Measures how soon the editor shows a saved change instead.' },
    },
    examples: ['', '/ /projects', '--scale'],
    async run(pages, { scale, preview }) {
      await installTests();
      if (scale) return (await import('../bench/scale.ts')).scale();
      if (preview) return (await import('../bench/preview.ts')).preview();
      return (await import('../bench/pages.ts')).measurePages(pages);
    },
  },
  lockfile: {
    summary: 'Adds what package-lock.json lacks: the binaries of other platforms, and hashes of packages.',
    run: async () => (await import('./lockfile.ts')).completeLockfiles(),
  },
  schemas: {
    summary: 'Updates the JSON Schemas in schemas from the schemas in src/sections/.',
    run: async () => (await import('./schemas.ts')).writeSchemas(),
  },
  pack: {
    summary: 'Packs the program as the file that a site depends on, in .cache/pack.',
    run: async () => (await import('./packing/pack.ts')).pack(),
  },
  notes: {
    summary: 'Prints the changes of the version in package.json, for its release.',
    operands: ['<version>'],
    examples: ['2.0.0'],
    run: async ([version]) => (await import('./packing/notes.ts')).printNotes(version),
  },
  template: {
    summary: 'Writes the repository behind "Use this template": a site of nobody, for GitHub Pages.',
    operands: ['<folder>'],
    examples: ['../vitrine-template'],
    run: async ([folder]) => (await import('./template.ts')).writeTemplate(folder),
  },
  gallery: {
    summary: 'Builds a site of each résumé in tests/resumes/ and takes screenshots of them: .gallery/index.html.',
    details: `Prints how much of each résumé its pages and its PDF show.
With names, such as 11-minimal, builds only these.`,
    operands: ['[<name>…]'],
    environment: chromium,
    async run(names) {
      await installTests();
      return (await import('./gallery.ts')).makeGallery(names);
    },
  },
  screenshots: {
    summary: 'Builds the site and updates the screenshots that the tests compare pages with.',
    environment: chromium,
    async run() {
      await installTests();
      return (await import('./screenshots.ts')).updateScreenshots();
    },
  },
  audit: {
    summary: 'Looks for known vulnerabilities in the dependencies.',
    async run() {
      const { clean, message } = await (await import('./audit.ts')).audit();
      console.log(message);
      return clean === false ? 1 : 0;
    },
  },
};
