/** Changes whenever a lease is taken or renewed. Opaque: only that it is another than before says something. */
export type Heartbeat = string;

/** A lease as its owner knows it. */
export interface LeaseEpoch {
  readonly name: string;
  readonly epoch: number;
}

/** A lease that someone holds: `owner` is the name of a process. */
export interface HeldLease {
  readonly owner: string;
  readonly heartbeat: Heartbeat;
}

/** The lease whose holder alone may move the checkpoint of a projection. */
export const projectionLease = (projection: string): string => `projection:${projection}`;

/** Who may do what only one process may do at a time. */
export interface Leases {
  /**
   * Raises the fencing epoch and takes the lease when it is free or ours, or when its heartbeat is still `silent`: one that the
   * caller has watched stand still for longer than a lease lives. Null when another holds it. No clock is asked whose it is;
   * `ttlMs` and `nowMs` say until when it is held to programs of earlier releases that run beside.
   */
  acquireLease(
    name: string,
    owner: string,
    ttlMs: number,
    nowMs: number,
    silent?: Heartbeat,
  ): Promise<{ readonly epoch: number } | null>;
  /** Moves the heartbeats of several leases of one owner. Returns the names of all but those that another has taken, or whose epoch is not the newest. */
  renewLeases(leases: readonly LeaseEpoch[], owner: string, ttlMs: number, nowMs: number): Promise<ReadonlySet<string>>;
  releaseLease(name: string, owner: string, epoch: number): Promise<void>;
  /** Those of the leases that someone holds, by name. */
  heldLeases(names: readonly string[]): Promise<ReadonlyMap<string, HeldLease>>;
}
