import { setImmediate as nextTurn } from 'node:timers/promises';
import { FairLine } from '#fair-queue/fair-line';
import { WorkValue } from './work-value.js';

/** Milliseconds of one turn of the event loop that all work of this thread may take before it lets others go on. */
const TURN_MS = 10;

/** Work that nobody asked for: folding, reactions, jobs. */
const OWN = '';

interface Waiting {
  readonly companyId: string;
  readonly goOn: () => void;
}

/**
 * Shares the event loop of a thread. A read of an embedded store ends within the turn in which it begins, so work that makes thousands of
 * reads would hold the thread until its last one, and nobody else would be answered. A read that comes when the turn has lasted long
 * enough waits for a later one, and companies take those in turn, however many reads one of them makes (ADR 55).
 */
class Turns {
  private readonly companies = new WorkValue<string>();
  private readonly waiting = new FairLine<Waiting>();
  private began: number | null = null;
  private passingOn = false;

  /** Runs the work of a call for a company. */
  of<Answer>(companyId: string, work: () => Answer): Answer {
    return this.companies.run(companyId, work);
  }

  /** For which company this code runs; empty where nobody asked for it. */
  get companyId(): string {
    return this.companies.current ?? OWN;
  }

  /** Reads at once while the turn is young, and else in a later one. */
  async read<Answer>(read: () => Answer): Promise<Answer> {
    if (!this.isYoung()) await this.later();
    return read();
  }

  private later(): Promise<void> {
    const { companyId } = this;
    const goesOn = new Promise<void>((goOn) => this.waiting.add({ companyId, goOn }));
    if (!this.passingOn) void this.passOn();
    return goesOn;
  }

  /** Each that goes on does all that it can do without waiting before the clock is looked at again: ticks come after promises. */
  private async passOn(): Promise<void> {
    this.passingOn = true;
    while (this.waiting.length > 0) {
      if (!this.isYoung()) await nextTurn();
      this.waiting.take(() => true)?.goOn();
      await new Promise<void>((done) => process.nextTick(done));
    }
    this.passingOn = false;
  }

  /** A turn begins with the first work in it. */
  private isYoung(): boolean {
    if (this.began === null) {
      this.began = performance.now();
      setImmediate(() => (this.began = null));
    }
    return performance.now() - this.began < TURN_MS;
  }
}

/** The turns of this thread. */
export const turns = new Turns();
