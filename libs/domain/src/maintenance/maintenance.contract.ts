import type { DomainEvent, Uuid } from '../kernel/event.js';

/** Who goes on without a parked event: a view, or a reaction, by its name. */
export interface Follower {
  readonly kind: 'view' | 'reaction';
  readonly name: string;
}

/** What every order says. `orderId` names its stream; `reason` is what the operator wrote. */
interface Order {
  readonly orderId: Uuid;
  readonly reason: string;
}

/** A view is to be built again beside the one that answers. */
export type ViewRebuildOrdered = DomainEvent<'ViewRebuildOrdered', Order & { readonly view: string }>;
/** A view that stands still, since too many events could not be folded, is to go on. */
export type ViewResumeOrdered = DomainEvent<'ViewResumeOrdered', Order & { readonly view: string }>;
/** An event that was parked is to be tried again. Named by its id: positions change when a log is copied to another store. */
export type ParkedEventRetried = DomainEvent<
  'ParkedEventRetried',
  Order & { readonly follower: Follower; readonly eventId: Uuid }
>;
/** The follower is to go on without this event for as long as it cannot handle it. */
export type ParkedEventSkipped = DomainEvent<
  'ParkedEventSkipped',
  Order & { readonly follower: Follower; readonly eventId: Uuid }
>;
/** A mail that was not sent is to be sent again. */
export type MailRetried = DomainEvent<'MailRetried', Order & { readonly mailId: Uuid }>;

export type MaintenanceEvent =
  ViewRebuildOrdered | ViewResumeOrdered | ParkedEventRetried | ParkedEventSkipped | MailRetried;

export type MaintenanceCommand =
  | ({ readonly type: 'OrderViewRebuild' } & ViewRebuildOrdered['data'])
  | ({ readonly type: 'OrderViewResume' } & ViewResumeOrdered['data'])
  | ({ readonly type: 'RetryParkedEvent' } & ParkedEventRetried['data'])
  | ({ readonly type: 'SkipParkedEvent' } & ParkedEventSkipped['data'])
  | ({ readonly type: 'RetryMail' } & MailRetried['data']);
