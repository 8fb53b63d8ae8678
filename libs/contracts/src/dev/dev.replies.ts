import type { Instant, Uuid } from '@covertrail/domain/kernel/event';

/** A mail that the product kept instead of sending it. */
export interface KeptMail {
  readonly id: Uuid;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A whole document; empty for a mail that an earlier version kept. */
  readonly html: string;
  readonly sentAt: Instant;
}
