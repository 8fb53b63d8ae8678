/** What is expensive to find out, found out at most every so often, and once for all who ask at the same time. */
export class Remembered<Value> {
  private found: { readonly value: Promise<Value>; readonly at: number } | null = null;

  constructor(
    private readonly forMs: number,
    private readonly find: () => Promise<Value>,
  ) {}

  now(): Promise<Value> {
    const at = performance.now();
    if (this.found && at - this.found.at < this.forMs) return this.found.value;
    const value = this.find();
    const found = { value, at };
    this.found = found;
    // What failed is asked again.
    value.catch(() => (this.found = this.found === found ? null : this.found));
    return value;
  }
}
