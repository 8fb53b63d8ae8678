import type { Instant } from '@covertrail/domain/kernel/event';

/** One record as it was read. Who writes it again names `version`, so that of two who read the same only one writes. */
export interface VaultRecord<Body> {
  readonly id: string;
  /** 1 for a new record, one more with each write. */
  readonly version: number;
  readonly body: Body;
}

/** What a record becomes. */
export interface RecordChange<Body> {
  /** Plain values, kept as JSON. */
  readonly body: Body;
  /** When someone is to look at it; null or absent: never. */
  readonly dueAt?: Instant | null;
  /** When a sweep forgets it; null or absent: never. */
  readonly endsAt?: Instant | null;
}

/** The version of a record that is not there yet. */
export const ABSENT = 0;

/**
 * Small secrets and counts on which several processes must agree: failed log-ins, tokens of links (by their hash), mail that
 * waits to be sent. `kind` is the name of one use; its bodies have one shape, which that use alone knows.
 */
export interface VaultRecords {
  /** Also a record whose end has passed, until a sweep. */
  record<Body>(kind: string, id: string): Promise<VaultRecord<Body> | null>;
  /** False, having changed nothing, where the record is no longer at `version`; `ABSENT` makes a new one. */
  writeRecord<Body>(kind: string, id: string, version: number, change: RecordChange<Body>): Promise<boolean>;
  removeRecord(kind: string, id: string): Promise<void>;
  /** Records due by an instant, the longest due first. */
  dueRecords<Body>(kind: string, at: Instant, limit: number): Promise<readonly VaultRecord<Body>[]>;
  /** Forgets the records whose end has come by an instant. */
  sweepRecords(at: Instant): Promise<void>;
}
