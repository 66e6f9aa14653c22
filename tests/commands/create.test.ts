/** `npm run create` in a terminal; src/commands/create/createSite.test.ts has its options. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../site.ts';
import { hasTerminal, inTerminal } from '../terminal.ts';

describe.runIf(hasTerminal)('in a terminal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-create-'));
  const site = join(folder, 'site');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (signal: AbortSignal, dialog: [string, string][]) =>
    inTerminal(`'${process.execPath}' src/commands/vitrine.ts create ${site}`, root, dialog, signal);
  const [enter, up, down, erase, stop] = ['\r', '\u001b[A', '\u001b[B', '\u0015', '\u0003'];

  it('writes nothing if it is stopped', async ({ signal }) => {
    const { code, output } = await run(signal, [
      ['Your name', `Ada${enter}`],
      ['in a sentence', stop],
    ]);
    expect([code, output]).toEqual([1, expect.stringContaining('Stopped. Nothing was written.')]);
    expect(existsSync(site)).toBe(false);
  });

  it('asks questions, rejects an invalid answer at once, and writes the answers', async ({ signal }) => {
    const { code, output } = await run(signal, [
      ['Your name', enter],
      ['name is required', `Ada Lovelace${enter}`],
      ['What you do', `I count.${enter}`],
      ['Your role (Enter skips it)', `Analyst${enter}`],
      ['Your email', `ada${enter}`],
      ['email must be an email address, such as hello@example.com (found "ada")', `@lovelace.dev${enter}`],
      ['Your phone', `+44 20 7946 0000${enter}`],
      ['Where to show your email and phone', down + enter],
      ['Your location', `London${enter}`],
      ['A link', `GitHub=github.com/ada${enter}`],
      ['links[1].url must be an https URL', `${erase}GitHub=https://github.com/ada${enter}`],
      ['Another link', enter],
      ['Where you will publish', up + up + enter],
      ['URL of the published site', enter],
      ['url is required: for a server with Caddy', `https://ada.dev${enter}`],
      ['Service that forwards', down + enter],
      ['Your form ID at Formspree', enter],
      ['form.id is required: Formspree needs its form ID', `a1b2${enter}`],
      ['Color of your site', down + enter],
      ['Write it?', enter],
    ]);
    expect(code, output).toBe(0);
    for (const asked of ['email, to which the form sends messages', 'phone number'])
      expect(output).toMatch(
        new RegExp(`Your ${asked} \\(Enter skips it\\)\\s+│ {2}Public: on Contact, in the résumé`),
      );
    expect(output).toMatch(/Your location.*\s+│ {2}Public, so a city is enough: put the street into private\.yaml/);
    const yaml = readFileSync(join(site, 'content/site.yaml'), 'utf8');
    for (const line of ['name: Ada Lovelace', 'tagline: I count.', 'location: London', 'email: ada@lovelace.dev'])
      expect(yaml).toContain(`\n${line}\n`);
    expect(yaml).toContain('\nlinks:\n  - name: GitHub\n    url: https://github.com/ada\n');
    expect(yaml).toContain('\nurl: https://ada.dev\n');
    expect(yaml).toContain('\nform:\n  service: formspree\n  id: a1b2\n');
    expect(yaml).toContain('\nrole: Analyst\n');
    expect(yaml).toContain('\naccent: sky\n');
    expect(yaml).toContain('\n# phone:');
    expect(readFileSync(join(site, 'content/private.yaml'), 'utf8')).toContain('\nphone: +44 20 7946 0000\n');
    expect(readFileSync(join(site, 'deploy/Caddyfile'), 'utf8')).toContain('{$SITE_ADDRESS:ada.dev} {');
  });
});
