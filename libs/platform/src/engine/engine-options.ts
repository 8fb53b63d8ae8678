/** How the engine paces itself. Times in milliseconds, sizes in events or documents. */
export interface EngineOptions {
  readonly batchSize: number;
  readonly rebuildBatchSize: number;
  /** So many events of a batch are committed at once; while they are, the next are folded. */
  readonly commitSize: number;
  readonly leaseTtlMs: number;
  readonly leaseRenewMs: number;
  /** How often a standby asks for the lease, and every process for switched aliases. */
  readonly standbyPollMs: number;
  /** A checkpoint moves over events that changed nothing at most this often. */
  readonly idleCheckpointMs: number;
  /** What has not stopped by then is left: a process has 10 s for all that it ends. */
  readonly stopWithinMs: number;
  /** More parked events than this within `parkWindowMs` pause a projection. */
  readonly parkLimit: number;
  readonly parkWindowMs: number;
  readonly cachedDocuments: number;
  /** A view that was switched away from is kept this long. */
  readonly retireAfterMs: number;
  /** A view whose loop has not turned for this long counts as stalled: its store answers neither yes nor no. */
  readonly silentAfterMs: number;
}

export const DEFAULT_OPTIONS: EngineOptions = {
  batchSize: 500,
  rebuildBatchSize: 4_000,
  commitSize: 2_000,
  leaseTtlMs: 10_000,
  leaseRenewMs: 3_000,
  standbyPollMs: 1_000,
  idleCheckpointMs: 1_000,
  stopWithinMs: 4_000,
  parkLimit: 10,
  parkWindowMs: 300_000,
  cachedDocuments: 2_000,
  retireAfterMs: 60_000,
  silentAfterMs: 10_000,
};
