const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(0);

/** Measures how long each part of a command takes; parts may overlap. */
export class Stages {
  readonly #start = performance.now();
  readonly #seconds = new Map<string, string>();

  /** Runs a stage and returns its result. */
  async time<Result>(name: string, stage: () => Promise<Result>): Promise<Result> {
    const start = performance.now();
    this.#seconds.set(name, '');
    try {
      return await stage();
    } finally {
      this.#seconds.set(name, seconds(start));
    }
  }

  /** Returns a line with the seconds of each stage in the order of their start. */
  summary(): string {
    const stages = [...this.#seconds].map(([name, duration]) => `${name} ${duration}`);
    return `Seconds: ${[...stages, `in all ${seconds(this.#start)}`].join(', ')}`;
  }
}
