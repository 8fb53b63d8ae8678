import type { Position } from '@covertrail/domain/kernel/event';

export interface Checkpoint {
  readonly position: Position;
  readonly epoch: number;
}

/** Where every projection and every reaction stands. Commits move them. */
export interface Checkpoints {
  checkpoint(projection: string): Promise<Checkpoint | null>;
  /** Of every projection and reaction, by name. */
  checkpoints(): Promise<ReadonlyMap<string, Checkpoint>>;
  /**
   * Calls `committed` soon after commits, of this process and of others; several may be one call. Only a hint, which an adapter need not give
   * and which may be lost: whoever waits also looks from time to time. Returns what ends it; closing the store does, too.
   */
  onCommit(committed: () => void): () => void;
}
