import { FairLine } from './fair-line.js';
import { linkedSignal } from './linked-signal.js';
import { TurnRefused } from './turn-refused.js';

/** Each counts tasks, of all companies or of one. */
export interface FairQueueBounds {
  readonly atOnce: number;
  readonly atOnceOfOne: number;
  readonly waiting: number;
  readonly waitingOfOne: number;
}

/** What a task does while it waits. */
export interface WhileWaiting {
  /** Ends the wait, and is handed on to the task once that has begun. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Gets the place in the line, from 1, when the task begins to wait and whenever the place changes: another company that comes may
   * have its turn before a second task of this one. Gets 0 when the wait is over; not called where the task begins at once.
   */
  readonly onPosition?: ((position: number) => void) | undefined;
  /** For work that was promised before: it waits, however many others do. */
  readonly promised?: boolean | undefined;
  /** What is more urgent comes first: among the tasks of a company always, before those of others as long as nobody waits for too many. Default 0. */
  readonly urgency?: number | undefined;
}

/** A turn of a company. */
export interface CompanyTurn extends WhileWaiting {
  readonly companyId: string;
}

interface Entry extends Pick<WhileWaiting, 'onPosition'> {
  readonly companyId: string;
  readonly urgency: number;
  readonly begin: () => void;
  readonly refuse: (reason: unknown) => void;
  position: number | null;
}

/**
 * Lets companies take turns at work that few can have at a time: whoever asks for much waits behind its own tasks, and others for one
 * task of each company at most. Nothing is waited for without a bound.
 */
export class FairQueue {
  private readonly line = new FairLine<Entry>();
  private readonly underWay = new Map<string, number>();
  private readonly closing = new AbortController();
  private allUnderWay = 0;
  private readonly whenIdle: (() => void)[] = [];

  constructor(private readonly bounds: FairQueueBounds) {}

  /** Resolves or rejects as the task does. Throws `TurnRefused`, or the reason of the signal, where the task never begins. */
  async run<Result>(
    companyId: string,
    task: (signal: AbortSignal) => Promise<Result>,
    waiting: WhileWaiting = {},
  ): Promise<Result> {
    waiting.signal?.throwIfAborted();
    await this.turn(companyId, waiting);
    const linked = linkedSignal(this.closing.signal, waiting.signal);
    try {
      return await task(linked.signal);
    } finally {
      linked.release();
      this.end(companyId);
    }
  }

  /** Refuses whoever waits or comes, aborts what is under way, and resolves when that has ended. */
  async close(): Promise<void> {
    this.closing.abort(new TurnRefused('closed'));
    for (const { refuse } of this.line.clear()) refuse(new TurnRefused('closed'));
    if (this.allUnderWay > 0) await new Promise<void>((resolve) => this.whenIdle.push(resolve));
  }

  /** Resolves when the task is counted as under way. */
  private turn(companyId: string, { promised = false, ...waiting }: WhileWaiting): Promise<void> {
    if (this.closing.signal.aborted) throw new TurnRefused('closed');
    if (this.mayBegin(companyId)) {
      this.count(companyId, 1);
      return Promise.resolve();
    }
    if (!promised && this.line.lengthOf(companyId) >= this.bounds.waitingOfOne) throw new TurnRefused('companyFull');
    if (!promised && this.line.length >= this.bounds.waiting) throw new TurnRefused('full');
    return this.inLine(companyId, waiting);
  }

  private async inLine(companyId: string, { signal, onPosition, urgency = 0 }: WhileWaiting): Promise<void> {
    let leave = (): void => undefined;
    try {
      await new Promise<void>((begin, refuse) => {
        const entry: Entry = { companyId, urgency, begin, refuse, onPosition, position: null };
        leave = () => this.leave(entry, signal?.reason);
        signal?.addEventListener('abort', leave);
        this.line.add(entry);
        this.reportPositions();
      });
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  /** Without effect where the task has begun: then it has the signal itself. */
  private leave(entry: Entry, reason: unknown): void {
    this.line.remove(entry);
    entry.refuse(reason);
    this.reportPositions();
  }

  private end(companyId: string): void {
    this.count(companyId, -1);
    for (let next = this.next(); next !== null; next = this.next()) {
      this.count(next.companyId, 1);
      next.onPosition?.(0);
      next.begin();
    }
    this.reportPositions();
    if (this.allUnderWay === 0) for (const idle of this.whenIdle) idle();
  }

  private next(): Entry | null {
    return this.line.take((companyId) => this.mayBegin(companyId));
  }

  private mayBegin(companyId: string): boolean {
    return this.allUnderWay < this.bounds.atOnce && (this.underWay.get(companyId) ?? 0) < this.bounds.atOnceOfOne;
  }

  private count(companyId: string, change: 1 | -1): void {
    const underWay = (this.underWay.get(companyId) ?? 0) + change;
    this.allUnderWay += change;
    if (underWay === 0) this.underWay.delete(companyId);
    else this.underWay.set(companyId, underWay);
  }

  private reportPositions(): void {
    this.line.inOrder().forEach((entry, at) => {
      if (entry.position === at + 1) return;
      entry.position = at + 1;
      entry.onPosition?.(at + 1);
    });
  }
}
