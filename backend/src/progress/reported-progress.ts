import { setTimeout as pause } from 'node:timers/promises';

/** Between two writes: whoever follows sees no more. */
const SPACING_MS = 200;

/** Says how far a work is, in whole percents. */
export type ReportPercent = (percent: number) => void;

/** How far a work is: in whole percents, or its place in a line while it waits for its turn. */
export interface WorkProgress {
  readonly percent: number;
  /** From 1; 0 once it has begun. */
  readonly place: number;
}

/** Writes the newest progress that was reported, one write at a time, until a write answers false: then nobody follows any more. */
export class ReportedProgress {
  private newest: WorkProgress | null = null;
  private written: WorkProgress | null = null;
  private writing = false;

  constructor(
    private readonly write: (progress: WorkProgress) => Promise<boolean>,
    private readonly failed: (error: unknown) => void,
  ) {}

  report(percent: number): void {
    this.put({ percent, place: 0 });
  }

  wait(place: number): void {
    this.put({ percent: 0, place });
  }

  private put(progress: WorkProgress): void {
    if (progress.percent === this.newest?.percent && progress.place === this.newest.place) return;
    this.newest = progress;
    if (this.writing) return;
    this.writing = true;
    // A failed write is the end of the reports: `writing` stays set.
    this.writeNewest().catch(this.failed);
  }

  private async writeNewest(): Promise<void> {
    while (this.newest !== null && this.written !== this.newest) {
      const progress = this.newest;
      if (!(await this.write(progress))) return;
      this.written = progress;
      if (progress.percent < 100) await pause(SPACING_MS, undefined, { ref: false });
    }
    this.writing = false;
  }
}
