import type { DomainEvent, Instant, Uuid } from '../kernel/event.js';

/**
 * Values that must be unique in the product, in a company or in a policy. `openTransfer` is an insured: one transfer of it at a time.
 * `openRequest` is a supplier in a project: a second request to it while one is open is sent only on purpose.
 */
export type ReservedKind =
  | 'email'
  | 'identity'
  | 'taxId'
  | 'templateName'
  | 'projectName'
  | 'requestNumber'
  | 'openTransfer'
  | 'openRequest'
  | 'naic'
  | 'locationNumber'
  | 'holderAddress'
  | 'vehicleVin'
  /** An entry of a supplier address book [F06]. */
  | 'supplierContact';

/** A unique value belongs to `owner`, a stream name. The value itself is not stored: the stream's id is its keyed hash. */
export type ClaimTaken = DomainEvent<
  'ClaimTaken',
  { readonly claimId: Uuid; readonly kind: ReservedKind; readonly owner: string }
>;
/** The command that the reservation was taken for never came. */
export type ClaimReleased = DomainEvent<
  'ClaimReleased',
  { readonly claimId: Uuid; readonly kind: ReservedKind; readonly owner: string }
>;

export type ReservationEvent = ClaimTaken | ClaimReleased;
export type ReservationCommand =
  | { readonly type: 'TakeReservation'; readonly claimId: Uuid; readonly kind: ReservedKind; readonly owner: string }
  | { readonly type: 'ReleaseReservation'; readonly owner: string };

/** `since` is when it was recorded as taken. */
export interface ReservationState {
  readonly taken: (ClaimTaken['data'] & { readonly since: Instant }) | null;
}
