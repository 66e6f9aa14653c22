import { execFile } from 'node:child_process';
import { root } from '#base/folders.ts';
import { npmCommand } from '#commands/processes/run.ts';

export interface Audit {
  /** Undefined if the registry didn't respond. */
  clean?: boolean;
  /** What was found, or why nothing was. */
  message: string;
}

interface Report {
  /** By package; its `via` names what it inherits, or describes a fault of its own. */
  vulnerabilities?: Record<
    string,
    { name: string; severity: string; via: (string | { title: string; url: string })[] }
  >;
  message?: string;
  error?: { summary?: string };
}

/** Reads what `npm audit --json` wrote. */
export function readAudit(json: string): Audit {
  let report: Report;
  try {
    report = JSON.parse(json);
  } catch {
    return { message: 'npm audit: not run, npm gave no report.' };
  }
  if (!report.vulnerabilities) {
    // npm's own words end in the address that it asked.
    const reason = (report.error?.summary || report.message || 'no reason given').replace(
      /( - \w+)?\s*https?:.*$/s,
      '',
    );
    return { message: `npm audit: not run, the registry does not answer it (${reason}).` };
  }
  const lines = Object.values(report.vulnerabilities).map(({ name, severity, via }) => {
    const causes = via.map((cause) => (typeof cause === 'string' ? cause : `${cause.title}, ${cause.url}`));
    return `  ${name} (${severity}): ${causes.join('; ')}`;
  });
  if (lines.length) return { clean: false, message: ['npm audit: known vulnerabilities in', ...lines].join('\n') };
  return { clean: true, message: 'npm audit: no known vulnerabilities in what the site is built on.' };
}

/**
 * Asks the registry for known vulnerabilities in dependencies that the site is built on.
 * @param limit how long to wait for an answer, in milliseconds
 */
export function audit(limit = 30_000): Promise<Audit> {
  const npm = npmCommand('audit', '--omit=dev', '--json', '--fetch-retries=0');
  return new Promise((done) => {
    const options = { cwd: root, timeout: limit, maxBuffer: 64_000_000 };
    execFile(...npm, options, (error, stdout) =>
      done(error?.killed ? { message: `npm audit: not run, no answer in ${limit / 1000} s.` } : readAudit(stdout)),
    );
  });
}
