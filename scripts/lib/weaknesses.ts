import type { z } from 'zod';
import type { contentFiles } from '../../src/schemas.ts';

type Facts = z.infer<(typeof contentFiles)[keyof typeof contentFiles]['schema']>;

/** What weakens a site and stops nothing: the field, and what to do. */
export function weaknesses(facts: Facts, today: Date): { path: string[]; message: string }[] {
  if ('security' in facts && facts.security && facts.security.expires <= today.toISOString().slice(0, 10)) {
    const message = `lies in the past (${facts.security.expires}): nobody trusts security.txt now; name a day within a year`;
    return [{ path: ['security', 'expires'], message }];
  }
  return [];
}
