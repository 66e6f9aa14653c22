import { execFile } from 'node:child_process';
import { root } from '#base/folders.ts';
import { npmCommand } from '#commands/processes/run.ts';

export interface Audit {
  /** Undefined if the registry didn't respond. */
  clean?: boolean;
  /** The result, or why the audit did not run. */
  message: string;
}

interface Report {
  /** By package. `via` has names of vulnerable dependencies, and the package's own vulnerabilities. */
  vulnerabilities?: Record<
    string,
    { name: string; severity: string; via: (string | { title: string; url: string })[] }
  >;
  message?: string;
  error?: { summary?: string };
}

/** Returns the result in the output of `npm audit --json`. */
export function readAudit(json: string): Audit {
  let report: Report;
  try {
    report = JSON.parse(json);
  } catch {
    return { message: 'npm audit: not run, npm returned no report.' };
  }
  if (!report.vulnerabilities) {
    // npm's messages end with the URL of the request.
    const reason = (report.error?.summary || report.message || 'no reason given').replace(
      /( - \w+)?\s*https?:.*$/s,
      '',
    );
    return { message: `npm audit: not run (${reason}).` };
  }
  const lines = Object.values(report.vulnerabilities).map(({ name, severity, via }) => {
    const causes = via.map((cause) => (typeof cause === 'string' ? cause : `${cause.title}, ${cause.url}`));
    return `  ${name} (${severity}): ${causes.join('; ')}`;
  });
  if (lines.length) return { clean: false, message: ['npm audit: known vulnerabilities in', ...lines].join('\n') };
  return { clean: true, message: 'npm audit: no known vulnerabilities in dependencies.' };
}

/**
 * Looks up known vulnerabilities in the dependencies that the site is built with.
 * @param limit timeout in milliseconds
 */
export function audit(limit = 30_000): Promise<Audit> {
  const npm = npmCommand('audit', '--omit=dev', '--json', '--fetch-retries=0');
  return new Promise((done) => {
    const options = { cwd: root, timeout: limit, maxBuffer: 64_000_000 };
    execFile(...npm, options, (error, stdout) =>
      done(
        error?.killed ? { message: `npm audit: not run, no response within ${limit / 1000} s.` } : readAudit(stdout),
      ),
    );
  });
}
