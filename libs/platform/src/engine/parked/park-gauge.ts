/** Counts recently parked events. Times in milliseconds. */
export class ParkGauge {
  private times: number[] = [];

  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
  ) {}

  /** True when, together with these, more events than the limit were parked within the window. */
  overflows(count: number, nowMs: number): boolean {
    this.times = [...this.times, ...Array.from({ length: count }, () => nowMs)].filter(
      (at) => nowMs - at < this.windowMs,
    );
    return this.times.length > this.limit;
  }

  clear(): void {
    this.times = [];
  }
}
