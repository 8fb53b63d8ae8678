import type { Uuid } from '@covertrail/domain/kernel/event';

/** One message to one address. `id` stays the same when it is sent again: whoever gets it twice can recognize it. */
export interface Mail {
  readonly id: Uuid;
  /** One e-mail address, without a name. */
  readonly to: string;
  /** One line; line breaks in it become spaces. */
  readonly subject: string;
  /** Plain text; lines end in `\n`. */
  readonly text: string;
}

/** The next server will not take this mail, however often it is asked: the address does not exist, or it is refused. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Hands mail on. What it took is on its way; nobody can know whether it is ever read. */
export interface Mailer {
  /** Resolves once the mail is taken. Throws `MailRefused`, or any other error for what may be tried again. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** A subject is one line: a line break in a header would begin another one. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
