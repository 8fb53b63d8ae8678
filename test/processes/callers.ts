import type { Random } from '@covertrail/demo/random';
import type { Cluster } from './cluster.js';
import type { Journal, JournalEntry } from './journal.js';
import type { Orders } from './orders.js';

const AGAIN_MS = 60;
/** So long a caller repeats a command after the load has ended. */
const PATIENCE_MS = 45_000;
/** Refusals that another caller's command explains. Whatever else is refused should not have been. */
const EXPECTED = new Set([409]);

interface Setup {
  readonly cluster: Cluster;
  readonly orders: Orders;
  readonly journal: Journal;
  readonly random: Random;
  readonly callers: number;
  /** Between two commands of one caller, in milliseconds. */
  readonly restMs?: number;
  /** One caller sends a command so often, at the most. */
  readonly everyMs?: number;
}

/** Callers at work, each one command after the other, through whichever backend answers. */
export class Callers {
  private stopping = false;
  private stoppedAt = Infinity;
  private readonly underWay: string[] = [];
  private readonly working: Promise<unknown>;

  constructor(private readonly setup: Setup) {
    this.working = Promise.all(Array.from({ length: setup.callers }, () => this.work()));
  }

  /** Whether a command was sent to that backend and waits for its answer. */
  waitsOn(url: string): boolean {
    return this.underWay.includes(url);
  }

  /** No new commands; those that were sent are repeated until their outcome is known, or the time is over. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.stoppedAt = performance.now();
    await this.working;
  }

  private async work(): Promise<void> {
    const { orders, journal, random, restMs = 0, everyMs = 0 } = this.setup;
    while (!this.stopping) {
      const due = performance.now() + everyMs;
      const entry = journal.send(orders.next());
      // Some give up at the first lost connection: what became of their command stays unknown.
      await this.pursue(entry, random.chance(0.1));
      const restMsLeft = Math.max(restMs, due - performance.now());
      if (restMsLeft > 0) await rest(restMsLeft);
    }
  }

  private async pursue(entry: JournalEntry, givesUp: boolean): Promise<void> {
    const { cluster, random } = this.setup;
    for (;;) {
      const url = cluster.urlOf(random.between(0, cluster.backends.length - 1));
      if (url !== null) {
        const settled = await this.tryOnce(entry, url);
        if (settled) return;
        if (givesUp && entry.tries > 0) break;
      }
      if (performance.now() - this.stoppedAt > PATIENCE_MS) break;
      await rest(AGAIN_MS);
    }
    entry.fate = 'unknown';
  }

  private async tryOnce(entry: JournalEntry, url: string): Promise<boolean> {
    const { order } = entry;
    // Who is not logged in has sent nothing yet.
    if ((await order.by.token(url)) === null) return false;
    entry.tries += 1;
    this.underWay.push(url);
    const answer = await order.by.call(url, order.call);
    this.underWay.splice(this.underWay.indexOf(url), 1);
    if (answer === null || answer.status >= 500) return this.note(entry, answer);
    entry.answer = answer;
    entry.fate = answer.status < 300 ? 'acknowledged' : 'refused';
    if (entry.fate === 'acknowledged') order.learn?.(answer);
    else if (!EXPECTED.has(answer.status)) this.surprise(entry, answer.body);
    return true;
  }

  /** A 503 means that a store cannot be reached; a 500 is a fault. */
  private note(entry: JournalEntry, answer: JournalEntry['answer']): false {
    if (answer !== null && answer.status !== 503) this.surprise(entry, answer.body);
    return false;
  }

  private surprise({ order: { kind } }: JournalEntry, body: unknown): void {
    this.setup.journal.surprises.push(`${kind}: ${JSON.stringify(body)}`);
  }
}

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
