import type { Instant, Uuid } from '@covertrail/domain/kernel/event';

/** A session of the person that has not ended [A17]. Of the browser and its system the plain names; null where they are not known. */
export interface OwnSession {
  readonly id: Uuid;
  readonly browser: string | null;
  readonly system: string | null;
  /** Null where the session began before the product noted it. */
  readonly startedAt: Instant | null;
  /** Up to five minutes older than the last use. */
  readonly lastUsedAt: Instant | null;
  /** Null for an operator. */
  readonly companyName: string | null;
  /** Whether it is the session that asks. */
  readonly isPresent: boolean;
}
