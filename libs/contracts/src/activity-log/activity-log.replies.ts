import type { Instant, Uuid } from '@covertrail/domain/kernel/event';

/** One event as one company may see it, in words (row J02). */
export interface ActivityRow {
  /** Names the row, not the event: one event may be in the log once for each thing that it is about. */
  readonly id: string;
  readonly eventId: Uuid;
  readonly type: string;
  readonly feature: string;
  readonly recordedAt: Instant;
  readonly effectiveFrom: string | null;
  readonly sentence: string;
  readonly actorId: string;
  readonly actor: string;
  readonly company: string;
  readonly onBehalfOf: string | null;
  readonly changes: readonly { readonly label: string; readonly before?: string; readonly after: string }[];
  /** What it is about, for the filters and links. */
  readonly aboutCompanyIds: readonly Uuid[];
  readonly policyId: Uuid | null;
}

/** Someone who acted in events of a company's own log, named as its rows name who acted (row J02). */
export interface ActivityPerson {
  readonly id: Uuid;
  readonly name: string;
  /** Events of the log in which this person is named as who acted. */
  readonly events: number;
}
