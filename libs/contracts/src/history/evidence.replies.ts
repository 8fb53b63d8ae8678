import type { CalendarDate } from '@covertrail/domain/kernel/dates';

/** What an evidence pack would hold. */
export interface EvidencePackSize {
  readonly documents: number;
  readonly events: number;
  /** Of the archive, about. */
  readonly bytes: number;
  /** The first day of the tracking, and the present day, in the requester's time zone. */
  readonly start: CalendarDate;
  readonly today: CalendarDate;
}

/** A checkpoint that was signed and published. */
export interface SignedCheckpoint {
  /** UTC. */
  readonly day: CalendarDate;
  /** Number of events. */
  readonly size: number;
  /** The checkpoint as a signed note. */
  readonly note: string;
}

/** That an event stands in the log. Hashes are in hexadecimal (RFC 6962). */
export interface EventProof {
  readonly stream: string;
  /** From 0. */
  readonly revision: number;
  /** SHA-256 over the event as it is stored. */
  readonly leaf: string;
  /** Its place in the log, from 0. */
  readonly index: number;
  /** From the leaf to the root of `checkpoint`. */
  readonly inclusion: readonly string[];
  readonly checkpoint: SignedCheckpoint;
  /** The line of the key that signed. */
  readonly key: string;
  /** An earlier checkpoint that was wanted, with what proves it to be the beginning of `checkpoint`; null where none was signed that day. */
  readonly earlier: (SignedCheckpoint & { readonly consistency: readonly string[] }) | null;
}
