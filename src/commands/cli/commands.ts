/** The commands of the program: their help, operands and options. */

export interface Option {
  summary: string;
  /** What help calls its value; an option without one is a switch. */
  value?: string;
  isRepeated?: true;
}

export interface Command {
  summary: string;
  /** A function loads what it needs only for this help. */
  details?: string | (() => Promise<string>);
  /** As help has them: `<name>`, `[<name>]` if it may be missing, `<name>…` if it takes all that are left. */
  operands?: readonly string[];
  options?: Readonly<Record<string, Option>>;
  environment?: Readonly<Record<string, string>>;
  /** What is typed after its name. If omitted, nothing. */
  examples?: readonly [string, ...string[]];
  /** What the exit codes 0 and 1 mean. */
  exit?: readonly [success: string, failure: string];
}

const verbose = { summary: 'Prints every step of the build.' };

export const programCommands = {
  create: {
    summary: 'Creates a folder with your content, and everything needed to build and publish it.',
    details: `Asks for everything that no option sets. In a folder that has content, changes only the host.
With --upgrade, replaces the program of a folder that was created before, and keeps its content.`,
    operands: ['<folder>'],
    options: {
      yes: { summary: 'Asks no questions, and leaves out everything that no option sets.' },
      from: {
        value: 'file',
        isRepeated: true,
        summary: 'Fills the content from a résumé, or from the folder of a former site.',
      },
      name: { value: 'name', summary: 'Your name.' },
      tagline: { value: 'text', summary: 'One sentence about your work.' },
      role: { value: 'text', summary: 'Your role. Example: Developer and researcher' },
      email: { value: 'email', summary: 'Your email, to which the form sends messages.' },
      phone: { value: 'number', summary: 'Your phone number.' },
      private: { value: 'fields', summary: 'Fields for your own copies of the résumé only: email, phone, or both.' },
      location: { value: 'text', summary: 'Your location.' },
      accent: { value: 'color', summary: 'Color of your site: a name such as teal, ink for none, or a CSS color.' },
      link: { value: 'url', isRepeated: true, summary: 'One of your profiles, or name=url. Repeat it for each.' },
      languages: { value: 'tags', summary: 'Languages of your site. The first one is at /. Example: en,fr' },
      host: { value: 'host', summary: 'vercel, netlify, cloudflare, github, nginx, caddy, or docker.' },
      url: { value: 'url', summary: 'URL of the published site.' },
      'form-service': { value: 'service', summary: 'formsubmit, formspree, web3forms, basin, or netlify.' },
      'form-id': { value: 'id', summary: 'ID that the form service gives you.' },
      upgrade: { summary: 'Upgrades a folder that was created before.' },
      preview: { summary: 'With --upgrade: lists fields and pages that change, and writes nothing.' },
      'no-git': { summary: 'Creates no git repository.' },
    },
    examples: [
      '../my-site',
      '../my-site --yes --name "Ada Lovelace" --email ada@lovelace.dev --host github',
      '../my-site --from resume.json',
      '../my-site --from cv.en.json --from cv.fr.json',
      '../my-site --from ../old-site',
      '. --host nginx',
      '--upgrade ../my-site',
      '--upgrade ../my-site --preview',
    ],
    exit: ['The folder was created.', 'Nothing was written.'],
  },
  dev: {
    summary: 'Serves the site on this machine and shows changes as you save them.',
    environment: { PORT: 'Port of the site. Default: 4321.' },
    exit: ['The server was stopped.', 'The server failed, or the port is taken.'],
  },
  start: {
    summary: 'Builds the site and serves it on this machine.',
    options: { verbose },
    environment: { PORT: 'Port of the site. Default: 4321.' },
    examples: ['', '--verbose'],
    exit: ['The server was stopped.', 'The content has errors, the build failed, or the port is taken.'],
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
  check: {
    summary: 'Reports every problem in content/, with its place and a suggested fix.',
    details: `JSON: { "errors": 1, "warnings": 0, "problems": [{ "severity": "error" or "warning",
  "file": "content/…", "line": 4, "column": 11, "field": "links[1].url", "kind": "value",
  "found": "…", "allowed": "…", "message": "…", "source": "the line" }] }
Omits what a problem doesn't have, such as the line of a problem of a whole file.
To keep npm's own lines out of the JSON, run npm run --silent check -- --json.`,
    options: { json: { summary: 'Prints one JSON document.' } },
    examples: ['', '--json'],
    exit: ['There are no errors; warnings are allowed.', 'There are errors.'],
  },
  new: {
    summary: 'Creates an entry of content, with every field explained.',
    details: async () => {
      const { commandKinds } = await import('#content/addEntry.ts');
      return `Kinds: ${commandKinds.join(', ')}.
A publication is an entry in content/publications.bib, others are files of their own.
for writes an application: a page, résumé and letter for one reader (docs/applications.md).
admin writes the configuration of an editor for phones, at /admin (docs/phone.md).
With a DOI or an arXiv number as its title, it is downloaded from its registry (https://doi.org).
Existing content is never overwritten.`;
    },
    operands: ['<kind>', '[title…]'],
    options: {
      language: {
        value: 'tag',
        summary: 'Creates a translation file beside an existing entry, with its text to translate.',
      },
      posting: {
        value: 'file',
        summary: 'With for: lists which words of a job posting (plain text) your content has.',
      },
    },
    examples: [
      'project "Online card game"',
      'project "Online card game" --language fr',
      'experience "Software engineering intern"',
      'writing "Why our tests are fast"',
      'section "Patents"',
      'publication "Which diameter?"',
      'publication 10.1145/3588015.3588418',
      'for "Acme"',
      'for "Acme" --posting posting.txt',
      'admin',
    ],
    exit: ['The entry was created.', 'Nothing was written.'],
  },
  import: {
    summary: 'Creates content/ from a résumé in JSON Resume form (https://jsonresume.org/schema).',
    details: `Also reads YAML, RenderCV, Reactive Resume and LinkedIn. Moves the sample aside, keeps your files.
Merges several files of one person, each in another language.
A folder with a site of Jekyll, Hugo or Astro brings texts, images and addresses.
A BibTeX file (.bib), or orcid and an ORCID iD, only adds what content/publications.bib lacks.`,
    operands: ['<file>…'],
    options: {
      force: { summary: 'Overwrites your files that the résumé contains too.' },
      replace: { summary: 'Also removes entries that the résumé lacks. Moves the old content/ aside.' },
      'no-phone': { summary: 'Leaves out the phone number.' },
      fetch: { summary: 'Downloads your photo and other images if the résumé has their URLs.' },
      language: {
        value: 'code',
        summary: 'Language of the file, or the only one to import of several. Example: de',
      },
    },
    examples: [
      'resume.json',
      'cv.en.json cv.fr.json',
      '--force resume.json',
      'references.bib',
      'orcid 0000-0002-1825-0097',
    ],
    exit: ['content/ was written, or has everything.', 'Nothing was written.'],
  },
  resume: {
    summary: 'Writes the résumé as PDF, without building the site.',
    details: `Writes each document in each language of the site.`,
    options: {
      to: { value: 'folder', summary: 'Folder to write to. Default: resume.' },
      word: { summary: 'Also writes a Word document (.docx).' },
      text: { summary: 'Also writes plain text (.txt), for application forms.' },
      read: { summary: 'Shows the text of the PDF as programs read it.' },
      private: { summary: 'Adds the data in content/private.yaml, such as your phone number.' },
      for: {
        value: 'name',
        summary: 'Writes all documents of an application, with its letter, and notes what you send.',
      },
      sent: { value: 'name', summary: 'Shows what you sent with an application, and what has changed since.' },
    },
    environment: { SITE_URL: 'URL of the published site. Default: url in content/site.yaml.' },
    examples: ['', '--to ../applications --word --text', '--private', '--for acme', '--sent acme'],
    exit: ['The documents were written.', "The content has errors, or the folder can't be written."],
  },
  edit: {
    summary: 'Serves an editor for content/ on this machine, with a preview of the site.',
    environment: {
      PORT: 'Port of the preview. Default: 4321.',
      EDITOR_PORT: 'Port of the editor. Default: PORT + 1.',
    },
    exit: ['The server was stopped.', 'The editor could not be started, or a port is taken.'],
  },
  refresh: {
    summary: 'Looks up your repositories, checks your links, and writes data/refreshed.json.',
    details: 'With publications: { citations: true } in content/site.yaml, asks OpenAlex how often they are cited.',
    environment: { GITHUB_TOKEN: "Raises GitHub's rate limit." },
    exit: ['No link is dead.', 'A link is dead, the content has errors, or no host responded.'],
  },
  migrate: {
    summary: 'Changes content that this version of Vitrine reads differently, and shows the changes.',
    details: 'Only names of fields change. Run it after an upgrade.',
    options: {
      preview: {
        summary: 'Lists these fields, and pages that differ from those in dist/. Writes nothing.',
      },
    },
    examples: ['', '--preview'],
    exit: ['The content is up to date.', 'Nothing was written.'],
  },
} as const satisfies Record<string, Command>;

export type ProgramCommand = keyof typeof programCommands;
