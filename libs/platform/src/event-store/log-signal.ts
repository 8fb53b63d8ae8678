const POLL_MS = 100;

/**
 * Notifies subscribers of the next append: at once for appends of this process. For appends of other processes it calls `changed` after
 * each signal of `watch`, and every 100 ms while any subscriber waits, since a signal may be lost. `watch` starts with the first wait.
 */
export class LogSignal {
  private readonly waiting = new Set<() => void>();
  private poll: NodeJS.Timeout | undefined;
  private notified = 0;
  private over = false;
  private unwatch: (() => void) | undefined;

  constructor(
    private readonly changed: () => boolean,
    private readonly watch: (signaled: () => void) => () => void = () => () => undefined,
  ) {}

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
    this.unwatch ??= this.watch(() => this.notifyIfChanged());
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
    this.unwatch?.();
    this.notify();
  }

  private notifyIfChanged(): void {
    if (!this.over && this.changed()) this.notify();
  }

  private pollWhileAwaited(): void {
    if (this.waiting.size > 0) {
      this.poll ??= setInterval(() => this.notifyIfChanged(), POLL_MS);
      return;
    }
    clearInterval(this.poll);
    this.poll = undefined;
  }
}
