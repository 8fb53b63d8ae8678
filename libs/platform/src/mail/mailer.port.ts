import type { Uuid } from '@covertrail/domain/kernel/event';

/** One message to one address. `id` stays the same when it is sent again, so that a receiver of both can recognize the copy. */
export interface Mail {
  readonly id: Uuid;
  /** One e-mail address, without a name. */
  readonly to: string;
  /** One line; line breaks in it become spaces. */
  readonly subject: string;
  /** Plain text; lines end in `\n`. */
  readonly text: string;
  /** The same as a whole HTML document, which fetches nothing. */
  readonly html: string;
  /** Whoever posts to it ends mails of this kind (RFC 8058); null for a mail that is always sent. */
  readonly oneClickUrl: string | null;
}

/** The mail server refuses this mail permanently: the address does not exist, or it is refused. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Sends mail to a mail server. Whether a sent mail arrives and is read cannot be known. */
export interface Mailer {
  /** Resolves once the server has accepted the mail. Throws `MailRefused`, or any other error for what may be tried again. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** A subject is one line: a line break in it would begin another header. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
