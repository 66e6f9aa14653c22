/** `vitrine create` in a folder that has content: adds files of a host, or of another one. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolder } from '#content/folder.ts';
import { readContent } from '#content/readContent.ts';
import { writeFiles } from '#content/writeFiles.ts';
import { siteFile } from '#sections/contentFiles.ts';
import { type Options, readOptions } from './answers.ts';
import { agree, askHost } from './ask.ts';
import { planFiles, reject, type Terminal } from './createSite.ts';
import { hostNames, hostProblems, hosts } from './hosts.ts';
import { filesOfHost, publishing, publishSection } from './siteFiles.ts';

/**
 * Writes the files of a host, and the section of README.md on publishing. Content and all other files stay.
 * @throws CommandError with the reason why nothing was written
 */
export async function changeHost(
  target: string,
  typed: string,
  { host: named, yes, ...others }: Options,
  { isTerminal, say }: Pick<Terminal, 'isTerminal' | 'say'>,
): Promise<void> {
  const asks = isTerminal && !yes && !named;
  if (Object.values(others).some((value) => value !== undefined) || (!named && !asks))
    reject(
      `${typed} has content. To change it, run npm run edit there. To change only its host, give --host alone. To start again, choose another folder.`,
    );
  const { problems, ...given } = readOptions({ host: named });
  reject(...problems);
  const { url, form } = (await readContent(openFolder(target))).site ?? {};
  const host = asks ? await askHost() : given.host;
  reject(...hostProblems(host, { url, form }).map((problem) => `${siteFile}: ${problem}`));
  const files = planFiles(target, host ? filesOfHost(host, target, url) : new Map());
  const path = join(target, 'README.md');
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const section = publishSection(target, host, url);
  const readme = before.replace(publishing, () => section);
  if (readme !== before) files.set('README.md', readme);
  const list = [...files.keys()].map((file) => `  ${file}`);
  if (isTerminal && !yes) await agree([`In ${typed}:`, ...list]);
  writeFiles(target, files);
  say([`Written for ${host ? hosts[host].name : 'any host'} (content/ is unchanged):`, ...list].join('\n'));
  const left = hostNames
    .flatMap((name) => [...filesOfHost(name, target, url).keys()])
    .filter((file) => !(host && filesOfHost(host, target, url).has(file)) && existsSync(join(target, file)));
  if (left.length) say(`Delete what only your former host needs: ${[...new Set(left)].join(', ')}`);
  say(readme.includes(section) ? '\nREADME.md in the folder explains how to publish it.' : `\n${section}`);
}
