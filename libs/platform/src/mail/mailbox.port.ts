import type { Instant } from '@covertrail/domain/kernel/event';
import type { Mail, Mailer } from './mailer.port.js';

/** A mail in a mailbox. */
export interface KeptMail extends Mail {
  readonly sentAt: Instant;
}

/** A mailer that keeps every mail instead of sending it: for development, where people read it in the product. */
export interface Mailbox extends Mailer {
  /** The latest mails, newest first. */
  mails(): Promise<readonly KeptMail[]>;
}
