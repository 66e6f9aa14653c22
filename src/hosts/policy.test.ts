import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, policyInHeader, policyText, withPolicy } from './policy.ts';

const policy = contentSecurityPolicy({
  scripts: [`sha256-${'A'.repeat(43)}=`],
  styles: [`sha256-${'B'.repeat(43)}=`],
  formHosts: ['https://forms.example'],
});

describe('the policy', () => {
  it('lists every allowed source, and no others', () => {
    expect(policyText(policy)).toBe(
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

  it('is the same in headers, plus two directives', () => {
    expect(policyInHeader(policy)).toBe(`${policyText(policy)}; frame-ancestors 'none'; upgrade-insecure-requests`);
  });
});

describe('a page', () => {
  it('has the policy before any script', () => {
    expect(withPolicy('<head><meta charset="utf-8"><script>$1</script>', "default-src '$&'", 'x.html')).toBe(
      `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src '$&'"><script>$1</script>`,
    );
  });
});
