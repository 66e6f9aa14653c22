/** The repository behind "Use this template": a created site of nobody, which GitHub Pages publishes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inContent } from '#base/contentPath.ts';
import { root, typedPath } from '#base/folders.ts';
import { nextSteps, shellWord } from '#base/terminal.ts';
import { createSite } from '#commands/create/createSite.ts';
import { packedProgram } from '#commands/create/packedProgram.ts';
import { planEntry } from '#content/addEntry.ts';
import { openFolder } from '#content/folder.ts';
import { readContent } from '#content/readContent.ts';
import { writeFiles } from '#content/writeFiles.ts';

const nobody = {
  name: 'Your Name',
  role: 'Your role',
  tagline: 'What you do, in one sentence.',
  location: 'Your city',
  accent: 'teal',
} as const;

const images = ['desk-light.png', 'desk-dark.png', 'phone-light.png', 'phone-dark.png'];

/** Gives a field that is commented out a value, and the file a text. */
const fill = (file: string, field: string, value: string, text: string) =>
  `${file.replace(new RegExp(`^# ${field}:.*$`, 'm'), `${field}: ${value}`)}\n${text}\n`;

/** Writes the template's folder, which must be a new one. @returns the exit code */
export async function writeTemplate(typed = ''): Promise<number> {
  const target = typedPath(typed);
  const pack = async () => {
    const packed = await packedProgram();
    return packed.manifest.private ? packed : { ...packed, file: undefined };
  };
  const terminal = { isTerminal: false, say: console.log, pack };
  await createSite(target, typed, { ...nobody, yes: true, 'no-git': true, host: 'github' }, terminal);
  const about = inContent('about.md');
  const project = planEntry(await readContent(openFolder(target)), 'project', 'Your first project');
  const intro = 'Who you are, and what you are looking for, in two or three sentences.';
  const summary = 'What it is and for whom, in one or two sentences that somebody in a hurry reads to the end.';
  writeFiles(
    target,
    new Map<string, string | Buffer>([
      [about, fill(readFileSync(join(target, about), 'utf8'), 'intro', intro, 'Your background, in Markdown.')],
      [project.file, fill(project.text, 'description', summary, 'The problem, what was built, and the result.')],
      ['README.md', readFileSync(join(root, 'deploy/template.md'))],
      ...images.map((name) => [`.github/${name}`, readFileSync(join(root, 'docs/images', name))] as const),
    ]),
  );
  const commit = 'git init --initial-branch=main && git add --all && git commit --message "Start the template"';
  console.log(
    nextSteps({ '\nPush it, and choose "Template repository" in its settings': `cd ${shellWord(typed)} && ${commit}` }),
  );
  return 0;
}
