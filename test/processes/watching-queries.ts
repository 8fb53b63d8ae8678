import { dataIn, type Caller } from './caller.js';

/** A list to be asked for again and again, to which rows are only ever added. */
export interface WatchedList {
  readonly by: Caller;
  readonly path: string;
}

/** Asks one backend for some lists all the time, and notes each answer that failed or went back to an older state. */
export class WatchingQueries {
  readonly wrong: string[] = [];
  count = 0;
  slowestMs = 0;
  private readonly last = new Map<string, { readonly position: string; readonly total: number }>();
  private stopping = false;
  private readonly asking: Promise<void>;

  constructor(
    private readonly url: () => string,
    private readonly lists: readonly WatchedList[],
    private readonly restMs: number,
  ) {
    this.asking = this.ask();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.asking;
  }

  private async ask(): Promise<void> {
    while (!this.stopping) {
      for (const list of this.lists) await this.askFor(list);
      await new Promise((resolve) => setTimeout(resolve, this.restMs));
    }
  }

  private async askFor({ by, path }: WatchedList): Promise<void> {
    const started = performance.now();
    const answer = await by.call(this.url(), { method: 'GET', path });
    this.slowestMs = Math.max(this.slowestMs, performance.now() - started);
    this.count += 1;
    if (answer?.status !== 200) return void this.wrong.push(`${path} was answered with ${JSON.stringify(answer)}`);
    const now = { position: answer.position, total: dataIn<{ total: number }>(answer).total };
    const before = this.last.get(path) ?? { position: '', total: 0 };
    if (now.position < before.position || now.total < before.total) {
      this.wrong.push(`${path} went from ${JSON.stringify(before)} back to ${JSON.stringify(now)}`);
    }
    this.last.set(path, now);
  }
}
