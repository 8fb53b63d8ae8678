/** Wakes whoever waits. A ring that nobody waits for is forgotten: look first, then wait. */
export class Bell {
  private readonly sleepers = new Set<() => void>();

  ring(): void {
    const woken = [...this.sleepers];
    this.sleepers.clear();
    for (const wake of woken) wake();
  }

  /** Resolves true when the bell rings, false after `ms`. */
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
