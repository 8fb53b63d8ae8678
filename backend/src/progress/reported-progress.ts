import { setTimeout as pause } from 'node:timers/promises';

/** Between two writes: whoever follows sees no more. */
const SPACING_MS = 200;

/** Says how far a work is, in whole percents. */
export type ReportPercent = (percent: number) => void;

/** Writes the newest percentage that was reported, one write at a time, until a write answers false: then nobody follows any more. */
export class ReportedProgress {
  private newest = -1;
  private written = -1;
  private writing = false;

  constructor(
    private readonly write: (percent: number) => Promise<boolean>,
    private readonly failed: (error: unknown) => void,
  ) {}

  report(percent: number): void {
    this.newest = percent;
    if (this.writing) return;
    this.writing = true;
    // A failed write is the end of the reports: `writing` stays set.
    this.writeNewest().catch(this.failed);
  }

  private async writeNewest(): Promise<void> {
    while (this.written !== this.newest) {
      const percent = this.newest;
      if (!(await this.write(percent))) return;
      this.written = percent;
      if (percent < 100) await pause(SPACING_MS, undefined, { ref: false });
    }
    this.writing = false;
  }
}
