import type { Instant } from '@covertrail/domain/kernel/event';

/** One record as it was read. A write names `version`, so that of two writers who read the same record only one succeeds. */
export interface VaultRecord<Body> {
  readonly id: string;
  /** 1 for a new record, one more with each write. */
  readonly version: number;
  readonly body: Body;
}

/** The new content of a record. */
export interface RecordChange<Body> {
  /** Plain values, kept as JSON. */
  readonly body: Body;
  /** When the record is due; null or absent: never. */
  readonly dueAt?: Instant | null;
  /** When a sweep deletes the record; null or absent: never. */
  readonly endsAt?: Instant | null;
}

/** The version of a record that does not exist yet. */
export const ABSENT = 0;

/**
 * Small secrets and counters on which several processes must agree: failed log-ins, tokens of links (by their hash), mail that
 * waits to be sent. `kind` is the name of one use; all its bodies have one shape, which only that use knows.
 */
export interface VaultRecords {
  /** Also a record that has expired, until a sweep. */
  record<Body>(kind: string, id: string): Promise<VaultRecord<Body> | null>;
  /** False, having changed nothing, where the record is no longer at `version`; `ABSENT` creates a new one. */
  writeRecord<Body>(kind: string, id: string, version: number, change: RecordChange<Body>): Promise<boolean>;
  removeRecord(kind: string, id: string): Promise<void>;
  /** Records due by an instant, the longest due first. */
  dueRecords<Body>(kind: string, at: Instant, limit: number): Promise<readonly VaultRecord<Body>[]>;
  /** Deletes the records that have expired by an instant. */
  sweepRecords(at: Instant): Promise<void>;
}
