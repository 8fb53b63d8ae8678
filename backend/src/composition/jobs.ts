import type { Job, RepeatedJob } from '#feature-job';

/** A job that can run. */
export type NamedJob = Job & Pick<RepeatedJob, 'name' | 'eachDay'>;

/** The jobs of a product, in the order in which they run. */
export class Jobs {
  constructor(private readonly jobs: readonly NamedJob[]) {}

  /** Runs each once. One that fails is reported under its name, and the others run all the same. Ends early with the signal. */
  async runAll(failed: (error: unknown, name: string) => void, signal?: AbortSignal): Promise<void> {
    for (const job of this.jobs) {
      if (signal?.aborted) return;
      await job.run().catch((error: unknown) => failed(error, job.name));
    }
  }

  /** Runs what a new day makes due. After a job that did something `settled` is awaited, so that the next one sees it. Throws what a job throws. */
  async beginDay(settled: () => Promise<unknown>): Promise<void> {
    for (const job of this.jobs.filter(({ eachDay }) => eachDay)) {
      if ((await job.run()) > 0) await settled();
    }
  }
}
