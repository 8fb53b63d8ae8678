import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Rating } from '../compliance/coverage.js';

/** An insurer as NAIC knows it: the writing company, not the group. `naic` is five digits, `0` where none is known. */
export type CarrierAdded = DomainEvent<'CarrierAdded', { readonly carrierId: Uuid; readonly name: string; readonly naic: string }>;
/** AM Best ratings change; each holds from its own day on. */
export type CarrierRated = DomainEvent<'CarrierRated', {
  readonly carrierId: Uuid;
  readonly name: string;
  readonly rating: Rating;
  readonly before: Rating | null;
  readonly effectiveFrom: CalendarDate;
}>;

export type CarrierEvent = CarrierAdded | CarrierRated;

export type CarrierCommand =
  | ({ readonly type: 'AddCarrier' } & CarrierAdded['data'])
  | { readonly type: 'RateCarrier'; readonly rating: Rating; readonly effectiveFrom: CalendarDate };
