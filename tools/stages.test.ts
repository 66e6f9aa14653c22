import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Stages } from './stages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const lasting = (milliseconds: number) => new Promise<number>((done) => setTimeout(done, milliseconds, milliseconds));

it('lists the seconds of each stage in the order of their start', async () => {
  const stages = new Stages();
  const beside = stages.time('lint', () => lasting(9_400));
  const result = stages.time('unit tests', () => lasting(2_600));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await result).toBe(2_600);
  await beside;
  expect(stages.summary()).toBe('Seconds: lint 9, unit tests 3, in all 10');
});

it('times a stage that fails', async () => {
  const stages = new Stages();
  const failed = expect(
    stages.time('build', async () => {
      await lasting(5_000);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await vi.advanceTimersByTimeAsync(5_000);
  await failed;
  expect(stages.summary()).toBe('Seconds: build 5, in all 5');
});
