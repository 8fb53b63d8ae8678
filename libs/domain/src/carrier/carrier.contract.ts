import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Rating } from '../compliance/coverage.js';

/**
 * An insurer as NAIC knows it: the writing company, not the group. `naic` is five digits, `0` where none is known. One that
 * a company adds is known to that company (`meta.tenant`) and through policies; one that nobody's company adds is for all.
 */
export type CarrierAdded = DomainEvent<'CarrierAdded', { readonly carrierId: Uuid; readonly name: string; readonly naic: string }>;
/**
 * AM Best ratings change; each holds from its own day on. `addedBy` is the company that added the insurer, null for one of the
 * product's own list: it says who may read of it.
 */
export type CarrierRated = DomainEvent<'CarrierRated', {
  readonly carrierId: Uuid;
  readonly name: string;
  readonly addedBy: Uuid | null;
  readonly rating: Rating;
  readonly before: Rating | null;
  readonly effectiveFrom: CalendarDate;
}>;

export type CarrierEvent = CarrierAdded | CarrierRated;

export type CarrierCommand =
  | ({ readonly type: 'AddCarrier' } & CarrierAdded['data'])
  | { readonly type: 'RateCarrier'; readonly rating: Rating; readonly effectiveFrom: CalendarDate };
