import type { Instant, Uuid } from '@covertrail/domain/kernel/event';

/** One event in words, as one company may see it (row J02). */
export interface ActivityRow {
  /** Id of the row, not of the event: the log contains an event once for each thing that it is about. */
  readonly id: string;
  readonly eventId: Uuid;
  readonly type: string;
  readonly feature: string;
  /** What the event is about, in words. */
  readonly about: string;
  readonly recordedAt: Instant;
  readonly effectiveFrom: string | null;
  readonly sentence: string;
  readonly actorId: string;
  readonly actor: string;
  readonly company: string;
  readonly onBehalfOf: string | null;
  readonly changes: readonly { readonly label: string; readonly before?: string; readonly after: string }[];
  /** What the event is about, for the filters and links. */
  readonly aboutCompanyIds: readonly Uuid[];
  readonly policyId: Uuid | null;
}

/** What events of the log may be about: the feature that records them, and its words as the rows have them. */
export interface ActivityFeature {
  readonly feature: string;
  readonly about: string;
}

/** Someone who acted in events of a company's own log, named as the rows name them (row J02). */
export interface ActivityPerson {
  readonly id: Uuid;
  readonly name: string;
  /** The number of events in which this person acted. */
  readonly events: number;
}
