import type { EventType } from '@covertrail/domain/catalogue/product-event';
import type { Instant, Position, Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import type { Mail } from '@covertrail/platform/mail/mailer.port';
import type { AccessLinks } from '#links/access-links.service';

/** A mail that an event calls for: to whom, and about what. Ids only: address and words are looked up when it is sent. */
export interface MailOrder {
  /** A person of the `people` view. */
  readonly to: Uuid;
  readonly about: Readonly<Record<string, string>>;
}

export type Letter = Pick<Mail, 'subject' | 'text'>;

/** One reason to write to people. A feature says which events call for it, and how it reads. */
export interface MailKind {
  /** Kebab-case; stands in the outbox. */
  readonly name: string;
  /** The one event type that calls for it. */
  readonly handles: EventType;
  orders(event: Recorded): Promise<readonly MailOrder[]>;
  /** How it reads at this moment; null when it is no longer wanted. Anything thrown is tried again later. */
  compose(order: MailOrder): Promise<Letter | null>;
}

/** What a kind of mail may be made of. `publicUrl` is the address of the product, without a slash at its end. */
export interface MailParts {
  readonly deciders: DeciderStore;
  readonly clock: Clock;
  readonly links: AccessLinks;
  readonly publicUrl: string;
}

/** A kind of mail before it has what it is made of: its event is known where nothing runs. */
export interface DeclaredMail extends Pick<MailKind, 'name' | 'handles'> {
  with(parts: MailParts): MailKind;
}

/** What `defineMail` takes: `of` knows the type of the event. */
interface MailSpec<Type extends EventType> extends Pick<MailKind, 'name'> {
  readonly handles: Type;
  of(parts: MailParts): Pick<MailKind, 'compose'> & { orders(event: RecordedEvent<Type>): Promise<readonly MailOrder[]> };
}

/** A kind of mail as a value: `defineMail({ name: 'fix-plan', handles: 'FixPlanSent', of: (parts) => … })`. Its feature lists it. */
export const defineMail = <Type extends EventType>({ name, handles, of }: MailSpec<Type>): DeclaredMail => ({
  name,
  handles,
  with: (parts) => {
    const { orders, compose } = of(parts);
    return { name, handles, orders: (event) => orders(event as RecordedEvent<Type>), compose };
  },
});

/**
 * What became of a mail. Not sent: `unwanted` has nobody to go to or nothing to say any more, `refused` was refused for good by
 * the mail server, `given up` was tried without success for two days, `too late` was not tried within two days of its event.
 */
export type MailOutcome = 'waiting' | 'sent' | 'unwanted' | 'refused' | 'given up' | 'too late';

/** What the outbox keeps of a mail: for good, so that an event that is read again sends nothing again. */
export interface OutboxEntry extends MailOrder {
  readonly kind: string;
  /** Where the event stands that called for it. */
  readonly position: Position;
  /** When that event was recorded; absent in entries of an earlier version, which were ordered within seven days of it. */
  readonly recordedAt?: Instant;
  /** When an operator had it tried again; absent for one that was never. */
  readonly retriedAt?: Instant;
  readonly attempts: number;
  readonly outcome: MailOutcome;
  /** When the outcome came about; for one that waits, when it was ordered. */
  readonly since: Instant;
}

/** What was not sent is due then: to no clock, but whoever looks at all that is due ever finds it. */
export const LEFT_TO_OPERATORS: Instant = '9999-12-31T00:00:00.000Z';

/** Kind of the records of the vault in which the outbox lies. */
export const OUTBOX = 'mail';
