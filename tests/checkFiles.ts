/** Runs the content check on files in memory. */
import { posix } from 'node:path';
import { fieldName, type Problem } from '../src/base/problems.ts';
import { checkContent } from '../src/content/check/checkContent.ts';
import { contentOf } from './contentOf.ts';

/** Valid fields of a project and of an experience item. */
export const project = {
  title: 'Cards',
  description: 'A game for four in the browser, whose server holds every hand, so that nobody can peek.',
  category: 'personal',
  date: '2026-08',
};
export const entry = { title: 'Intern', company: 'Co', location: 'Here', start: '2026-01', description: '[Built it]' };

/** Returns a Markdown file with only front matter, like an experience entry. */
export const markdown = (fields: object) =>
  [
    '---',
    ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`),
    '---',
    '',
    'company' in fields ? '' : 'Prose.',
    '',
  ].join('\n');

/** Returns the problems of valid content with these files added, by path relative to `content/`. */
export async function problemsOf(files: Record<string, string | Uint8Array | undefined>): Promise<Problem[]> {
  const all = { 'site.yaml': 'name: Alex Example\n', 'projects/ok.md': markdown(project), ...files };
  const paths = Object.entries(all).flatMap(([file, text]) => {
    if (text === undefined) return [];
    // Two projects with one title are a warning.
    const own = typeof text === 'string' ? text.replace(/^title: Cards$/m, `$& ${posix.basename(file, '.md')}`) : text;
    return [[posix.join('content', file), own] as const];
  });
  return checkContent({ ...(await contentOf(Object.fromEntries(paths))), today: new Date('2026-11-21T12:00:00Z') });
}

/**
 * Returns each problem by its facts: `site.yaml:2:1 unknown, meant: email`, with its place, field and kind, how to fix
 * it, and what was meant or what to write.
 */
export async function kindsOf(files: Record<string, string | Uint8Array | undefined>): Promise<string[]> {
  return (await problemsOf(files)).map(({ file, line, column, path = [], kind, fix, meant, write }) => {
    const place = [file.replace('content/', ''), line, column].filter(Boolean).join(':');
    const advice = [fix, meant && `meant: ${meant.join(' or ')}`, write && `write: ${write}`].filter(Boolean);
    return [[place, fieldName(path), kind].filter(Boolean).join(' '), ...advice].join(', ');
  });
}
