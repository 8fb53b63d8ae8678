import type { Checkpoint } from '@covertrail/platform/read-store/checkpoints.port';
import type { ClusterReader } from './cluster-reader.js';

const EVERY_MS = 25;

/** Looks at all checkpoints all the time and notes each that went back, in position or in epoch. */
export class CheckpointSampler {
  readonly wentBack: string[] = [];
  private last: ReadonlyMap<string, Checkpoint> = new Map();
  private stopping = false;
  private readonly looking: Promise<void>;

  constructor(private readonly reader: ClusterReader) {
    this.looking = this.sample();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.looking;
  }

  private async sample(): Promise<void> {
    while (!this.stopping) {
      const now = await this.reader.checkpoints();
      for (const [name, before] of this.last) {
        const after = now.get(name);
        if (!after || after.position < before.position || after.epoch < before.epoch) {
          this.wentBack.push(`${name} went from ${JSON.stringify(before)} to ${JSON.stringify(after)}`);
        }
      }
      this.last = now;
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  }
}
