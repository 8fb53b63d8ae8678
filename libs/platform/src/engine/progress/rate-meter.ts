interface Sample {
  readonly count: number;
  readonly atMs: number;
}

/** Samples nearer to each other than this say nothing of a rate. */
const APART_MS = 5_000;

/** How fast a count grows: over the last five to ten seconds, for as long as it is noted that often. */
export class RateMeter {
  private older: Sample | null = null;
  private newer: Sample | null = null;

  /** What the count is now. Returns how much it grew per second; null the first time. A count that fell begins again. */
  note(count: number, atMs: number): number | null {
    if (this.newer !== null && count < this.newer.count) this.older = this.newer = null;
    const since = this.older ?? this.newer;
    if (this.newer === null || atMs - this.newer.atMs >= APART_MS)
      [this.older, this.newer] = [this.newer, { count, atMs }];
    return since === null || since.atMs >= atMs ? null : ((count - since.count) * 1_000) / (atMs - since.atMs);
  }
}
