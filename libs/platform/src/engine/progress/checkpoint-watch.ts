import { Signal } from '#timing/signal';
import type { Checkpoint, Checkpoints } from '#read-store/checkpoints.port';

/** Reads the checkpoints once for all callers that ask at the same time. */
export class CheckpointWatch {
  private reading: Promise<ReadonlyMap<string, Checkpoint>> | null = null;
  private next: Promise<ReadonlyMap<string, Checkpoint>> | null = null;

  private signal: Signal | null = null;

  constructor(private readonly reads: Checkpoints) {}

  /** Notifies soon after a commit, whichever process made it, where the store gives that hint. */
  get committed(): Signal {
    if (this.signal !== null) return this.signal;
    const signal = (this.signal = new Signal());
    this.reads.onCommit(() => signal.notify());
    return signal;
  }

  /** The current checkpoints: never the result of a read that had started before the call. */
  current(): Promise<ReadonlyMap<string, Checkpoint>> {
    if (this.reading === null) return this.begin();
    this.next ??= this.reading.then(
      () => this.begin(),
      () => this.begin(),
    );
    return this.next;
  }

  private begin(): Promise<ReadonlyMap<string, Checkpoint>> {
    this.next = null;
    this.reading = this.reads.checkpoints().finally(() => (this.reading = null));
    return this.reading;
  }
}
