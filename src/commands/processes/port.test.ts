import { afterEach, expect, it, vi } from 'vitest';
import { listenOnLoopback } from '#base/listenOnLoopback.ts';
import { freePort } from './port.ts';

afterEach(() => void vi.unstubAllEnvs());

it.each(['', '0'])('reads PORT="%s" as 0, if that is the usual one', async (written) => {
  vi.stubEnv('PORT', written);
  expect(await freePort('PORT', 0)).toBe(0);
});

it.each(['65536', '-1', '80.5', '0x50', ' '])('rejects PORT="%s" in one line', async (written) => {
  vi.stubEnv('PORT', written);
  await expect(freePort('PORT', 0)).rejects.toThrow(`PORT must be a number from 0 to 65535 (found "${written}").`);
});

it('names another port, and the variable that chooses it, if one is taken', async () => {
  const { port, close } = await listenOnLoopback(() => {}, 0);
  await expect(freePort('EDITOR_PORT', port)).rejects.toThrow(
    `Port ${port} is taken. Choose another one with EDITOR_PORT, such as EDITOR_PORT=${port + 1}.`,
  );
  await close();
});
