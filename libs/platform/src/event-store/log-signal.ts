const POLL_MS = 100;

/**
 * Wakes who waits for the next append: at once for appends of this process, and by asking `changed` every 100 ms, while
 * anyone waits, for those of others.
 */
export class LogSignal {
  private readonly waiting = new Set<() => void>();
  private poll: NodeJS.Timeout | undefined;
  private notified = 0;
  private over = false;

  constructor(private readonly changed: () => boolean) {}

  /** How often it was notified: taken before the log is read, it lets no append slip by between the reading and the waiting. */
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
