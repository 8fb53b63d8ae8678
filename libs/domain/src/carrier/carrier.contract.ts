import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Rating } from '../insurance/coverage.js';

/**
 * An insurer as NAIC lists it: the writing company, not the group. `naic` is five digits, `0` where none is known. A carrier that
 * a company added is known to that company (`meta.tenant`) and through policies; one of the product's own list is for everyone.
 */
export type CarrierAdded = DomainEvent<
  'CarrierAdded',
  { readonly carrierId: Uuid; readonly name: string; readonly naic: string }
>;
/**
 * AM Best ratings change; each is valid from its own day on. `addedBy` is the company that added the insurer, null for one of the
 * product's own list: it decides who may read the event.
 */
export type CarrierRated = DomainEvent<
  'CarrierRated',
  {
    readonly carrierId: Uuid;
    readonly name: string;
    readonly addedBy: Uuid | null;
    readonly rating: Rating;
    readonly before: Rating | null;
    readonly effectiveFrom: CalendarDate;
  }
>;

export type CarrierEvent = CarrierAdded | CarrierRated;

export type CarrierCommand =
  | ({ readonly type: 'AddCarrier' } & CarrierAdded['data'])
  | { readonly type: 'RateCarrier'; readonly rating: Rating; readonly effectiveFrom: CalendarDate };
