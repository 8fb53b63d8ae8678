interface Waiting {
  readonly wake: (notified: boolean) => void;
  readonly until: number;
}

/** A timer may fire up to a millisecond before its time. */
const EARLY_MS = 1;

/**
 * Notifies whoever waits. A notification without a waiting receiver is lost: check first, then wait.
 *
 * One timer serves one wait after another: dozens of followers wait after every event, and new timers for each would fill the heap.
 */
export class Signal {
  private waiting: Waiting[] = [];
  private timer: NodeJS.Timeout | null = null;
  private firesAt = Infinity;

  notify(): void {
    if (this.waiting.length === 0) return;
    const woken = this.waiting;
    this.waiting = [];
    this.timer?.unref();
    for (const { wake } of woken) wake(true);
  }

  /** Resolves true when it is notified, false after `ms`. */
  wait(ms: number): Promise<boolean> {
    return new Promise((wake) => {
      const now = performance.now();
      this.waiting.push({ wake, until: now + ms });
      if (now + ms < this.firesAt) this.fireAt(now + ms, now);
      else this.timer?.ref();
    });
  }

  private fireAt(time: number, now: number): void {
    if (this.timer) clearTimeout(this.timer);
    this.firesAt = time;
    this.timer = setTimeout(() => this.expire(), time - now);
  }

  /** It may fire for a wait that has ended long ago: then nobody is late, and it is set for whoever waits now. */
  private expire(): void {
    this.timer = null;
    this.firesAt = Infinity;
    const now = performance.now();
    const late = this.waiting.filter(({ until }) => until < now + EARLY_MS);
    this.waiting = this.waiting.filter((waiter) => !late.includes(waiter));
    const next = this.waiting.reduce((first, { until }) => Math.min(first, until), Infinity);
    if (next < Infinity) this.fireAt(next, now);
    for (const { wake } of late) wake(false);
  }
}
