const POLL_MS = 100;

/**
 * Notifies subscribers of the next append: at once for appends of this process, and by calling `changed` every 100 ms, while any
 * subscriber waits, for appends of other processes.
 */
export class LogSignal {
  private readonly waiting = new Set<() => void>();
  private poll: NodeJS.Timeout | undefined;
  private notified = 0;
  private over = false;

  constructor(private readonly changed: () => boolean) {}

  /** The number of notifications. A reader takes it before it reads the log, so that an append between the read and the wait is not missed. */
  get count(): number {
    return this.notified;
  }

  get closed(): boolean {
    return this.over;
  }

  notify(): void {
    this.notified += 1;
    const woken = [...this.waiting];
    for (const wake of woken) wake();
  }

  /** Resolves when it was notified since `count`, is closed, or the signal aborts. */
  async after(count: number, signal?: AbortSignal): Promise<void> {
    if (this.notified !== count || this.over || signal?.aborted === true) return;
    await new Promise<void>((resolve) => {
      const wake = (): void => {
        signal?.removeEventListener('abort', wake);
        this.waiting.delete(wake);
        this.pollWhileAwaited();
        resolve();
      };
      signal?.addEventListener('abort', wake, { once: true });
      this.waiting.add(wake);
      this.pollWhileAwaited();
    });
  }

  close(): void {
    this.over = true;
    this.notify();
  }

  private pollWhileAwaited(): void {
    if (this.waiting.size > 0) {
      this.poll ??= setInterval(() => this.changed() && this.notify(), POLL_MS);
      return;
    }
    clearInterval(this.poll);
    this.poll = undefined;
  }
}
