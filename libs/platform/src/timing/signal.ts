/** Notifies whoever waits. A notification without a waiting receiver is lost: check first, then wait. */
export class Signal {
  private readonly sleepers = new Set<() => void>();

  notify(): void {
    const woken = [...this.sleepers];
    this.sleepers.clear();
    for (const wake of woken) wake();
  }

  /** Resolves true when it is notified, false after `ms`. */
  wait(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.sleepers.delete(wake);
        resolve(false);
      }, ms);
      this.sleepers.add(wake);
    });
  }
}
