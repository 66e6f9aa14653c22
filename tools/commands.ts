/** The commands for maintainers. */
import type { Command } from '#commands/cli/commands.ts';

export const toolCommands = {
  test: {
    summary: 'Lints the code, builds the site and runs all tests.',
    examples: [''],
    exit: ['All tests passed.', 'A test failed.'],
  },
  browsers: {
    summary: 'Installs the browsers and other programs that the tests use.',
    environment: { CHROMIUM_PATH: 'Path of a Chromium or Chrome to use.' },
    examples: [''],
    exit: ['Everything is installed.', 'A program could not be installed; its tests are skipped.'],
  },
  lint: {
    summary: 'Checks types and style, and finds unused code.',
    examples: [''],
    exit: ['No problems were found.', 'Problems were found.'],
  },
  size: {
    summary: 'Builds the site and compares the size of every page with its budget.',
    examples: [''],
    exit: ['Every page is within its budget.', 'A page is over its budget, or the build failed.'],
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
    exit: ['Everything was measured.', 'Something failed, or the editor is too slow (--preview).'],
  },
  lockfile: {
    summary: 'Adds what package-lock.json lacks: the binaries of other platforms, and hashes of packages.',
    examples: [''],
    exit: ['The lockfile is complete.', 'There is no lockfile, or the registry lacks a hash.'],
  },
  schemas: {
    summary: 'Updates the JSON Schemas in schemas from the schemas in src/sections/.',
    examples: [''],
    exit: ['The schemas are up to date.', 'Something failed.'],
  },
  pack: {
    summary: 'Packs the program as the file that a site depends on, in .cache/pack.',
    examples: [''],
    exit: ['The program is packed.', 'npm failed.'],
  },
  notes: {
    summary: 'Prints the changes of the version in package.json, for its release.',
    operands: ['<version>'],
    examples: ['2.0.0'],
    exit: ['The changes were printed.', 'package.json has another version, or CHANGELOG.md has no part for it.'],
  },
  template: {
    summary: 'Writes the repository behind "Use this template": a site of nobody, for GitHub Pages.',
    operands: ['<folder>'],
    examples: ['../vitrine-template'],
    exit: ['The folder was written.', 'Nothing was written.'],
  },
  gallery: {
    summary: 'Builds a site of each résumé in tests/resumes/ and takes screenshots of them: .gallery/index.html.',
    details: `Prints how much of each résumé its pages and its PDF show.
With names, such as 11-minimal, builds only these.`,
    operands: ['[<name>…]'],
    environment: { CHROMIUM_PATH: 'Path of a Chromium or Chrome to use.' },
    examples: [''],
    exit: ['The sites show everything.', 'Something is missing, or a build failed.'],
  },
  screenshots: {
    summary: 'Builds the site and updates the screenshots that the tests compare pages with.',
    environment: { CHROMIUM_PATH: 'Path of a Chromium or Chrome to use.' },
    examples: [''],
    exit: ['The screenshots are up to date.', 'The build failed, or Chromium was not found.'],
  },
  audit: {
    summary: 'Looks for known vulnerabilities in the dependencies.',
    examples: [''],
    exit: ['No vulnerability is known, or the registry did not respond.', 'Vulnerabilities were found.'],
  },
} as const satisfies Record<string, Command>;
