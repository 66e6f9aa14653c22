/**
 * `vitrine refresh`: looks up linked repositories and dead links for data/refreshed.json; the build reads only that.
 */
import { monthOf } from '#base/dates.ts';
import { root } from '#base/folders.ts';
import { nodesIn } from '#base/markdown/nodes.ts';
import { isError } from '#base/problems.ts';
import { type RefreshResults, refreshedFile } from '#base/refreshed.ts';
import { checkContent } from '#content/check/checkContent.ts';
import { formatProblems } from '#content/check/formatProblems.ts';
import { fieldAt } from '#content/contentSchemas.ts';
import { openFolder } from '#content/folder.ts';
import { type Content, readContent } from '#content/readContent.ts';
import { textsIn } from '#content/values.ts';
import { writeFiles } from '#content/writeFiles.ts';
import { publicationsFile, readUrl } from '#sections/publications/fields.ts';
import type { Action } from '../cli/commandLine.ts';
import { citationLookups, linkLookup, repositoryLookup, runLookups, type SendRequest } from './lookups.ts';

interface Link {
  url: string;
  /** From the root, with forward slashes. */
  file: string;
  /** Whether its field is that of a repository. */
  isRepository?: boolean;
}

/** Returns whether a text is the URL of a web page, and nothing else. */
const isWeb = (text: string) => /^https?:\/\/\S+\s*$/i.test(text) && URL.canParse(text);

/** Returns every link of content that leaves the site. */
export function findLinks({ files, bibliography }: Content): Link[] {
  const ofFiles = [...files.values()].flatMap((file) => [
    ...textsIn(file.data)
      .filter(({ text }) => isWeb(text))
      .map(({ path, text }) => ({
        url: text.trim(),
        file: file.path,
        isRepository: fieldAt(file.kind, path)?.isRepository,
      })),
    ...file.bodyFiles.flatMap(({ path, markdown }) =>
      nodesIn(markdown.root).flatMap((node) =>
        'url' in node && isWeb(node.url) ? [{ url: node.url, file: path }] : [],
      ),
    ),
  ]);
  const ofPublications = bibliography.written.flatMap(({ fields }) =>
    [...fields.values()].flatMap(({ value }) => {
      const url = readUrl(value);
      return url ? [{ url, file: publicationsFile }] : [];
    }),
  );
  return [...ofFiles, ...ofPublications];
}

interface Options {
  fetch?: typeof globalThis.fetch;
  environment?: Record<string, string | undefined>;
  log?: (line: string) => void;
  limit?: number;
}

/** Returns the entries as JSON, sorted and without empty ones: the same data is the same text. */
function format(refreshed: RefreshResults): string {
  const filled = Object.entries(refreshed).filter(([, entry]) =>
    Object.values(entry).some((fact) => fact !== undefined),
  );
  const keys = filled.flatMap(([url, entry]) => [url, ...Object.keys(entry)]).sort();
  return `${JSON.stringify(Object.fromEntries(filled), keys, 2)}\n`;
}

/**
 * Looks up stars, last commits and citations, follows every link of content, and stores the results.
 * @returns the exit code: 0 when no link is dead
 */
export async function refresh(root: string, options: Options = {}): Promise<number> {
  const { fetch = globalThis.fetch, environment = process.env, log = console.log, limit = 15_000 } = options;
  const content = await readContent(openFolder(root));
  const problems = (await checkContent(content)).filter(isError);
  if (problems.length) {
    log(formatProblems(problems));
    return 1;
  }

  const own = content.site?.url;
  let hasResponse = false;
  const sendRequest: SendRequest = async (url, init) => {
    const headers = { 'User-Agent': `Vitrine refresh${own ? ` (+${own})` : ''}`, ...init.headers };
    const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(limit) });
    hasResponse = true;
    return response;
  };

  // Until a host responds, this machine may be offline: then no link is reported as dead.
  const held: string[] = [];
  const report = (line: string) => {
    held.push(line);
    if (hasResponse) for (const each of held.splice(0)) log(each);
  };

  // The site itself may not be published yet.
  const links = findLinks(content).filter(({ url }) => !own || new URL(url).origin !== new URL(own).origin);
  const files = Map.groupBy(links, ({ url }) => url);
  const code = new Set(links.filter(({ isRepository }) => isRepository).map(({ url }) => url));
  const repositories = [...code]
    .map((url) => repositoryLookup(url, sendRequest, environment))
    .filter((lookup) => lookup !== undefined);
  const dois = content.bibliography.entries.flatMap(({ fields }) => fields.doi ?? []);
  const cited = content.site?.publications.citations ? [...new Set(dois)] : [];
  const lookups = [
    ...repositories,
    ...[...files.keys()].map((url) => linkLookup(url, sendRequest)),
    ...citationLookups(cited, monthOf(content.today), sendRequest),
  ];
  const result = await runLookups(lookups, content.refreshed, report);
  if (lookups.length && !hasResponse) {
    log(`No host responded. Check your connection. ${refreshedFile} is unchanged.`);
    return 1;
  }

  const { folder } = content;
  const before = folder.has(refreshedFile) ? folder.read(refreshedFile).toString() : '';
  const after = format(result);
  if (after !== before) writeFiles(root, new Map([[refreshedFile, after]]));
  log(`\n${refreshedFile}: ${after === before ? 'nothing new' : 'written. Commit it'}.`);
  const dead = Object.entries(result).filter(([, entry]) => entry.dead);
  for (const [url, entry] of dead) {
    const where = new Set(files.get(url)?.map((link) => link.file));
    log(`${[...where].join(', ')}: ${url} is dead: ${entry.dead}`);
  }
  return dead.length ? 1 : 0;
}

export const run: Action<'refresh'> = () => refresh(root);
