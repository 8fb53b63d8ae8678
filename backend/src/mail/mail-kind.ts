import type { EventType } from '@covertrail/domain/catalogue/product-event';
import type { Instant, Position, Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { NoticeMail } from '@covertrail/domain/user/user.contract';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import type { Views } from '#views/views.service';
import type { AccessLinks } from '#links/access-links.service';
import type { Files } from '@covertrail/platform/files/files.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import type { Letter } from './letter.js';

/** Who reads what people write to the support: its address is a setting. */
export const SUPPORT = 'support';

/** A mail to send because of an event: to whom, and about what. It contains only ids: address and text are looked up when it is sent. */
export interface MailOrder {
  /** A person of the `people` view, or those who help people. */
  readonly to: Uuid | typeof SUPPORT;
  readonly about: Readonly<Record<string, string>>;
}

/** One reason to write to people. A feature declares which event causes the mail, and its text. */
export interface MailKind {
  /** Kebab-case; the outbox stores it. */
  readonly name: string;
  /** The notice that it brings by mail, which the person may stop; absent for a mail that is always sent [A16]. */
  readonly notice?: NoticeMail;
  /** The one event type that causes it. */
  readonly handles: EventType;
  orders(event: Recorded): Promise<readonly MailOrder[]>;
  /** What it says at this moment; null when the mail is no longer needed. After an error it is tried again later. */
  compose(order: MailOrder): Promise<Letter | null>;
}

/** What a kind of mail needs to make its text. `publicUrl` is the address of the product, without a slash at its end. */
export interface MailParts {
  readonly deciders: DeciderStore;
  readonly clock: Clock;
  readonly links: AccessLinks;
  readonly publicUrl: string;
  /** For whom to write to: `reached` the position of the event first. */
  readonly views: Views;
  /** For what was read of a certificate. */
  readonly files: Files;
  /** Of a session, which browser it is in. */
  readonly vault: Pick<Vault, 'session'>;
}

/** A kind of mail without the services it needs: its event type can be read before anything runs. */
export interface DeclaredMail extends Pick<MailKind, 'name' | 'notice' | 'handles'> {
  with(parts: MailParts): MailKind;
}

/** What `defineMail` takes: `of` knows the type of the event. */
interface MailSpec<Type extends EventType> extends Pick<MailKind, 'name' | 'notice'> {
  readonly handles: Type;
  of(
    parts: MailParts,
  ): Pick<MailKind, 'compose'> & { orders(event: RecordedEvent<Type>): Promise<readonly MailOrder[]> };
}

/** A kind of mail as a value: `defineMail({ name: 'fix-plan', handles: 'FixPlanSent', of: (parts) => … })`. Its feature lists it. */
export const defineMail = <Type extends EventType>({ handles, of, ...named }: MailSpec<Type>): DeclaredMail => ({
  ...named,
  handles,
  with: (parts) => {
    const { orders, compose } = of(parts);
    return { ...named, handles, orders: (event) => orders(event as RecordedEvent<Type>), compose };
  },
});

/**
 * The outcome of a mail. Not sent: `unwanted` has no receiver or no content any more, or is of a kind that its receiver stopped, `refused` was refused permanently by the
 * mail server, `given up` was tried without success for two days, `too late` was not tried within two days of its event, `held` is about
 * an event of a backup that was restored: it may have been sent after the backup was made.
 */
export type MailOutcome = 'waiting' | 'sent' | 'unwanted' | 'refused' | 'given up' | 'too late' | 'held';

/** The outbox entry of a mail. It is never deleted, so that an event that is read again sends no second mail. */
export interface OutboxEntry extends MailOrder {
  readonly kind: string;
  /** The position of the event that caused it. */
  readonly position: Position;
  /** When that event was recorded; absent in entries of an earlier version, which were ordered within seven days of it. */
  readonly recordedAt?: Instant;
  /** When an operator had it tried again; absent for one that was never. */
  readonly retriedAt?: Instant;
  readonly attempts: number;
  readonly outcome: MailOutcome;
  /** When the outcome was recorded; for a mail that waits, when it was ordered. */
  readonly since: Instant;
}

/** What was not sent is due then: to no clock, but whoever looks at all that is due ever finds it. */
export const LEFT_TO_OPERATORS: Instant = '9999-12-31T00:00:00.000Z';

/** Kind of the vault's records in which the outbox is stored. */
export const OUTBOX = 'mail';
