/** Limits and intervals of the engine. Times in milliseconds, sizes in events or documents. */
export interface EngineOptions {
  readonly batchSize: number;
  readonly rebuildBatchSize: number;
  /** Events of a batch that are committed together; the next ones are folded in the meantime. */
  readonly commitSize: number;
  /**
   * The heartbeat of a lease that does not change for so long is that of a dead owner. With the other two times, a lease of a dead process
   * on another machine is taken over within 5 s.
   */
  readonly leaseTtlMs: number;
  readonly leaseRenewMs: number;
  /** How often a standby tries to take the lease, and how often every process reads the aliases. */
  readonly standbyPollMs: number;
  /** The longest pause between two writes of a checkpoint whose events changed nothing. */
  readonly idleCheckpointMs: number;
  /** The shortest pause between two notes, outside of the read store, of how far a reaction has come. */
  readonly keptPlaceMs: number;
  /** Work that has not stopped after this time is abandoned: a process has 10 s for its whole shutdown. */
  readonly stopWithinMs: number;
  /** More parked events than this within `parkWindowMs` pause a projection. */
  readonly parkLimit: number;
  readonly parkWindowMs: number;
  readonly cachedDocuments: number;
  /** How long a replaced view is kept after its replacement has come to where it was. */
  readonly retireAfterMs: number;
  /** A view whose loop makes no turn for this long counts as stalled: its store gives neither an answer nor an error. */
  readonly silentAfterMs: number;
}

export const DEFAULT_OPTIONS: EngineOptions = {
  batchSize: 500,
  rebuildBatchSize: 4_000,
  commitSize: 2_000,
  leaseTtlMs: 3_000,
  leaseRenewMs: 1_000,
  standbyPollMs: 500,
  idleCheckpointMs: 1_000,
  keptPlaceMs: 2_000,
  stopWithinMs: 4_000,
  parkLimit: 10,
  parkWindowMs: 300_000,
  cachedDocuments: 2_000,
  retireAfterMs: 60_000,
  silentAfterMs: 10_000,
};
