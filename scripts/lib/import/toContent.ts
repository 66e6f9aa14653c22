import { explain } from '../../../src/lib/explain.ts';
import type { Problem } from '../checkContent.ts';
import { fieldName } from '../contentSource.ts';
import { takeBasics } from './basics.ts';
import { Draft } from './draft.ts';
import { leftOver } from './leftOver.ts';
import { takeEducation, takeInterests, takeSkills } from './lists.ts';
import { takeProjects } from './projects.ts';
import { takePublications } from './publications.ts';
import { JsonError, type JsonFile } from './readJson.ts';
import { type Resume, resumeSchema, withoutBlanks } from './resumeSchema.ts';
import { takeWork } from './work.ts';

/** The sections that have a place in `content/`; each says what it took, if anything. */
const sections = {
  basics: takeBasics,
  work: takeWork,
  education: takeEducation,
  skills: takeSkills,
  projects: takeProjects,
  publications: takePublications,
  interests: takeInterests,
} satisfies Record<string, (resume: Resume, draft: Draft) => string | undefined>;

/** Everything that is wrong with a résumé. */
export class ResumeError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(({ message }) => message).join('\n'));
    this.problems = problems;
  }
}

/**
 * Checks a file against what is understood of JSON Resume.
 * @param name as the owner knows the file
 * @throws ResumeError with every field that cannot be understood: what was found, what is allowed, and where
 */
export function readResume(read: () => JsonFile, name: string): { resume: Resume; relaxed: boolean } {
  try {
    const { data, relaxed, position } = read();
    if (!data || typeof data !== 'object' || !('basics' in data)) {
      throw new JsonError('is not in JSON Resume form (https://jsonresume.org/schema): it has no "basics"');
    }
    // Blank basics lack a name as well.
    const filled = { basics: {}, ...(withoutBlanks(data) as object) };
    const parsed = resumeSchema.safeParse(filled, { error: explain, reportInput: true });
    if (parsed.success) return { resume: parsed.data, relaxed };
    const problems = parsed.error.issues.map(({ path, message }) => ({
      file: name,
      ...position(path),
      message: `${fieldName(path)} ${message}`,
    }));
    throw new ResumeError(problems.sort((a, b) => a.line - b.line || a.column - b.column));
  } catch (error) {
    if (error instanceof JsonError) throw new ResumeError([{ file: name, ...error.position, message: error.message }]);
    throw error;
  }
}

interface Options {
  /** Takes the phone number. Default: true. */
  phone?: boolean;
  /** Is called for each section that was taken. */
  onSection?: (name: string, taken: string) => void;
}

/** Makes content of a résumé: all files, and what there is to report. */
export function toContent(resume: Resume, { phone = true, onSection }: Options = {}): Draft {
  const draft = new Draft();
  if (!phone && resume.basics.phone) {
    resume.basics.phone = undefined;
    draft.leave('basics.phone: left out, as you asked with --no-phone');
  }
  for (const [name, take] of Object.entries(sections)) {
    const taken = take(resume, draft);
    if (taken) onSection?.(name, taken);
  }
  for (const field of leftOver(resume)) draft.leave(field);
  return draft;
}
