import { execFile } from 'node:child_process';
import { root } from '#base/folders.ts';
import { npmCommand } from '#commands/processes/run.ts';

interface Audit {
  /** Undefined if the registry didn't respond. */
  clean?: boolean;
  /** The result, as npm prints it, or that the audit did not run. */
  message: string;
}

/**
 * Looks up known vulnerabilities in the dependencies that the site is built with.
 * @param limit timeout in milliseconds
 */
export function audit(limit = 30_000): Promise<Audit> {
  const npm = npmCommand('audit', '--omit=dev', '--fetch-retries=0');
  return new Promise((done) => {
    execFile(...npm, { cwd: root, timeout: limit, maxBuffer: 64_000_000 }, (error, stdout) => {
      if (!error) done({ clean: true, message: 'npm audit: no known vulnerabilities in dependencies.' });
      else if (/^Severity: /m.test(stdout)) done({ clean: false, message: stdout.trim() });
      else done({ message: 'npm audit: not run, the registry did not respond as npm expects.' });
    });
  });
}
