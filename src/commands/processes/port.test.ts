import { expect, it } from 'vitest';
import { explainListenError, wantedPort } from './port.ts';

it.each([
  [undefined, 4321],
  ['', 4321],
  ['0', 0],
  ['8080', 8080],
  ['65535', 65535],
])('reads PORT=%s as %i', (PORT, port) => {
  expect(wantedPort({ PORT })).toBe(port);
});

it.each(['65536', '-1', '80.5', '0x50', '1e3', 'http', ' '])('rejects PORT="%s" in one line', (PORT) => {
  expect(() => wantedPort({ PORT })).toThrow(`PORT must be a number from 0 to 65535 (found "${PORT}").`);
});

it.each(['EADDRINUSE', 'EACCES'])('explains %s with the port and a fix, in one line', (code) => {
  const explained = explainListenError(Object.assign(new Error('listen'), { code }), 80);
  expect(explained).toMatch(/^Port 80 .*PORT=\d+\.$/);
});

it('suggests another port if one is taken', () => {
  expect(explainListenError({ code: 'EADDRINUSE' }, 4321)).toContain('PORT=4322');
});

it.each([new Error('other'), undefined, null, 'text', { code: 'ENOENT' }])('explains nothing about %o', (error) => {
  expect(explainListenError(error, 80)).toBeUndefined();
});

it('names another port, and the variable that chooses it', () => {
  expect(explainListenError({ code: 'EADDRINUSE' }, 4321, 'EDITOR_PORT')).toBe(
    'Port 4321 is taken. Choose another one with EDITOR_PORT, such as EDITOR_PORT=4322.',
  );
});
