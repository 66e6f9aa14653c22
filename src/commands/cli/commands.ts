/** Every command of package.json: what its help says, and what it takes. */

export interface Option {
  /** What it does, in a sentence. */
  summary: string;
  /** What help calls its value; an option without one is a switch. */
  value?: string;
  /** May be given several times. */
  isRepeated?: true;
}

export interface Operand {
  name: string;
  /** Takes all arguments that are left. */
  isRest?: true;
  isOptional?: true;
}

export interface Command {
  summary: string;
  details?: string;
  operands?: readonly Operand[];
  options?: Readonly<Record<string, Option>>;
  /** Environment variables, by name. */
  environment?: Readonly<Record<string, string>>;
  /** What is typed after the command's name. */
  examples: readonly [string, ...string[]];
  /** What the exit codes 0 and 1 mean. */
  exit: readonly [success: string, failure: string];
}

const verbose = { summary: 'Prints every step of the build.' };
const built = 'The content has errors, or the build failed.';

export const commands = {
  create: {
    summary: 'Replaces sample content with starter files that hold your answers.',
    details: 'Asks for what no option gives. Moves the sample content aside and deletes nothing.',
    options: {
      here: { summary: 'Creates the files in content/ of this folder. Required.' },
      yes: { summary: 'Asks nothing, and leaves out what no option gives.' },
      name: { value: 'name', summary: 'Your name.' },
      tagline: { value: 'text', summary: 'One sentence about your work.' },
      role: { value: 'text', summary: 'Your role. Example: Developer and researcher' },
      email: { value: 'email', summary: 'Your email, to which the form sends messages.' },
      phone: { value: 'number', summary: 'Your phone number.' },
      location: { value: 'text', summary: 'Where you are.' },
      link: { value: 'name=url', isRepeated: true, summary: 'One of your profiles. Repeat it for each.' },
      host: { value: 'host', summary: 'vercel, netlify, cloudflare, github, or server.' },
      url: { value: 'url', summary: 'URL of the published site.' },
      'form-service': { value: 'service', summary: 'formsubmit, formspree, web3forms, basin, or netlify.' },
      'form-id': { value: 'id', summary: 'ID that the form service gives you.' },
    },
    examples: ['--here', '--here --yes --name "Ada Lovelace" --email ada@lovelace.dev'],
    exit: ['The content was created.', 'Nothing was written.'],
  },
  start: {
    summary: 'Builds the site and serves it on this machine.',
    options: { verbose },
    environment: { PORT: 'Port of the site. Default: 4321.' },
    examples: ['', '--verbose'],
    exit: ['The server was stopped.', 'The content has errors, the build failed, or the port is taken.'],
  },
  dev: {
    summary: 'Serves the site on this machine and shows changes as you save them.',
    environment: { PORT: 'Port of the site. Default: 4321.' },
    examples: [''],
    exit: ['The server was stopped.', 'The server failed, or the port is taken.'],
  },
  build: {
    summary: 'Checks the content and builds the site to dist/.',
    options: {
      'allow-sample': { summary: 'Builds a demo with sample content, hidden from search engines.' },
      verbose,
    },
    environment: { SITE_URL: 'URL of the published site. Default: url in content/site.yaml.' },
    examples: ['', '--allow-sample'],
    exit: ['dist/ is complete.', 'The content has errors, sample content remains, or the build failed.'],
  },
  edit: {
    summary: 'Serves an editor for content/ on this machine, with a preview of the site.',
    environment: {
      PORT: 'Port of the preview. Default: 4321.',
      EDITOR_PORT: 'Port of the editor. Default: PORT + 1.',
    },
    examples: [''],
    exit: ['The server was stopped.', 'The editor could not be installed or started, or a port is taken.'],
  },
  check: {
    summary: 'Reports every problem in content/, with its place and a suggested fix.',
    details: `JSON: { "errors": 1, "warnings": 0, "problems": [{ "severity": "error" or "warning",
  "file": "content/…", "line": 4, "column": 11, "message": "…", "source": "the line" }] }
Problems of a whole file have no line, column and source. To keep npm's own lines out of the JSON,
run npm run --silent check -- --json.`,
    options: { json: { summary: 'Prints one JSON document.' } },
    examples: ['', '--json'],
    exit: ['There are no errors; warnings are allowed.', 'There are errors.'],
  },
  new: {
    summary: 'Creates an entry, a post, a section or a publication, with every field explained.',
    details: `A project, an experience entry, a post or a section is a file of its own, a publication an entry in
content/publications.bib. Existing content is never overwritten.`,
    operands: [{ name: 'kind' }, { name: 'title', isRest: true }],
    examples: [
      'project "Online card game"',
      'experience "Software engineering intern"',
      'writing "Why our tests are fast"',
      'section "Patents"',
      'publication "Which diameter?"',
    ],
    exit: ['The entry was created.', 'Nothing was written.'],
  },
  import: {
    summary: 'Creates content/ from a résumé in JSON Resume form (https://jsonresume.org/schema).',
    details: 'Also imports Reactive Resume and LinkedIn exports. Moves sample content aside, keeps your files.',
    operands: [{ name: 'file' }],
    options: {
      force: { summary: 'Replaces your files that the résumé has as well.' },
      replace: { summary: 'Also removes entries that the résumé lacks. Moves the old content/ aside.' },
      'no-phone': { summary: 'Leaves out the phone number.' },
      fetch: { summary: 'Downloads your photo and covers if the résumé has their addresses.' },
      language: { value: 'code', summary: 'Imports one language of a résumé that has several. Example: de' },
    },
    examples: ['resume.json', '--force resume.json'],
    exit: ['content/ was written.', 'Nothing was written.'],
  },
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
    exit: ['Nothing was found.', 'Something was found.'],
  },
  size: {
    summary: 'Builds the site and compares the size of every page with its budget.',
    examples: [''],
    exit: ['Every page is within its budget.', 'A page is over its budget, or the build failed.'],
  },
  bench: {
    summary: 'Measures what every page costs a visitor, and updates bench/README.md.',
    details: 'With pages, measures only these and keeps no results.',
    operands: [{ name: 'page', isRest: true, isOptional: true }],
    options: {
      scale: { summary: 'Measures builds of 7 to 7,000 projects instead.' },
      preview: { summary: 'Measures how soon the editor shows a saved change instead.' },
    },
    examples: ['', '/ /projects', '--scale'],
    exit: ['Everything was measured.', 'Something failed, or the editor is too slow (--preview).'],
  },
  schemas: {
    summary: 'Updates the JSON Schemas in .vscode/schemas from the schemas in src/sections/.',
    examples: [''],
    exit: ['The schemas are up to date.', 'Something failed.'],
  },
  screenshots: {
    summary: 'Builds the site and updates the screenshots that the tests compare pages with.',
    environment: { CHROMIUM_PATH: 'Path of a Chromium or Chrome to use.' },
    examples: [''],
    exit: ['The screenshots are up to date.', built],
  },
  gallery: {
    summary: 'Builds a site of each résumé in tests/resumes/ and takes pictures of them: .gallery/index.html.',
    details: 'Prints how much of each résumé its pages and its PDF show. Names limit it: 11-minimal.',
    operands: [{ name: 'name', isRest: true, isOptional: true }],
    environment: { CHROMIUM_PATH: 'Path of a Chromium or Chrome to use.' },
    examples: [''],
    exit: ['The sites show everything.', 'Something is missing, or a build failed.'],
  },
  refresh: {
    summary: 'Looks up your repositories, checks your links, and writes data/refreshed.json.',
    environment: { GITHUB_TOKEN: "Raises GitHub's rate limit." },
    examples: [''],
    exit: ['No link is dead.', 'A link is dead, the content has errors, or no host responded.'],
  },
  lockfile: {
    summary: 'Adds the binaries of other platforms to the lockfiles.',
    examples: [''],
    exit: ['The lockfiles are complete.', 'Something failed.'],
  },
  audit: {
    summary: 'Looks for known vulnerabilities in the dependencies.',
    examples: [''],
    exit: ['None is known, or the registry did not respond.', 'Vulnerabilities were found.'],
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;
