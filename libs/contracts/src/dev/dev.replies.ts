import type { Instant, Uuid } from '@covertrail/domain/kernel/event';

/** A mail that the product kept instead of sending it. */
export interface KeptMail {
  readonly id: Uuid;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A whole document; empty for a mail that an earlier version kept. */
  readonly html: string;
  /** What a mail program posts to that ends mails of this kind; null for a mail that is always sent. */
  readonly oneClickUrl: string | null;
  readonly sentAt: Instant;
}
