/** Counters and gauges by name and subject: `folded{tracked-suppliers@1}`. Whoever exports them takes a snapshot. */
export class Metrics {
  private readonly values = new Map<string, number>();

  add(name: string, subject: string, amount = 1): void {
    const key = `${name}{${subject}}`;
    this.values.set(key, (this.values.get(key) ?? 0) + amount);
  }

  set(name: string, subject: string, value: number): void {
    this.values.set(`${name}{${subject}}`, value);
  }

  get(name: string, subject: string): number {
    return this.values.get(`${name}{${subject}}`) ?? 0;
  }

  /** Everything counted so far. */
  snapshot(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.values);
  }
}
