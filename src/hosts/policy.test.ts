import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, policyInHeader, policyInPage, withPolicy } from './policy.ts';

const grade = (policy: string) => new CspEvaluator(new CspParser(policy).csp).evaluate();

const policy = contentSecurityPolicy({
  scripts: [`sha256-${'A'.repeat(43)}=`],
  styles: [`sha256-${'B'.repeat(43)}=`],
  formHosts: ['https://forms.example'],
});

describe('the policy', () => {
  it('names every source, and nothing else', () => {
    expect(policyInPage(policy)).toBe(
      [
        "default-src 'none'",
        `script-src 'self' 'sha256-${'A'.repeat(43)}='`,
        `style-src 'self' 'sha256-${'B'.repeat(43)}='`,
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self' https://forms.example",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join('; '),
    );
  });

  it('is the same in headers, which carry two directives more', () => {
    expect(policyInHeader(policy)).toBe(`${policyInPage(policy)}; frame-ancestors 'none'; upgrade-insecure-requests`);
  });

  // It asks of 'self' whether the origin holds JSONP, AngularJS or uploads: a static site holds none.
  const asked = [expect.objectContaining({ value: "'self'", severity: Severity.MEDIUM_MAYBE })];

  it('is found good by the grader, but for what it always asks of own files', () => {
    expect(grade(policyInHeader(policy))).toEqual(asked);
  });

  it.each(["'unsafe-inline'", "'unsafe-eval'", 'https:', '*', 'data:'])('would be found worse with %s', (source) => {
    expect(grade(policyInHeader({ ...policy, 'script-src': ["'self'", source] }))).not.toEqual(asked);
  });
});

describe('a page', () => {
  it('carries the policy before all that it is to hold for', () => {
    expect(withPolicy('<head><meta charset="utf-8"><script>$1</script>', "default-src '$&'", 'x.html')).toBe(
      `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src '$&'"><script>$1</script>`,
    );
  });
});
