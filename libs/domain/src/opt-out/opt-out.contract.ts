import type { DomainEvent, Uuid } from '../kernel/event.js';

/** Of whom it is: the insured, or, of a request by e-mail, the person who was invited. */
interface OfOptOut {
  readonly optOutId: Uuid;
  readonly requesterId: Uuid;
  readonly insuredId: Uuid | null;
  /** Whose address is kept with the request; null for an insured. */
  readonly inviteeId: Uuid | null;
}

/**
 * A company that was asked says that it is no supplier of this requester, which does not ask it again until it says otherwise [D11].
 * `requestId`: the request by which it was asked.
 */
export type SupplierOptedOut = DomainEvent<
  'SupplierOptedOut',
  OfOptOut & { readonly requestId: Uuid; readonly reason: string }
>;
/** It may be asked again. */
export type OptOutTakenBack = DomainEvent<'OptOutTakenBack', OfOptOut>;

export type OptOutEvent = SupplierOptedOut | OptOutTakenBack;
export type OptOutCommand =
  ({ readonly type: 'OptOut' } & SupplierOptedOut['data']) | { readonly type: 'TakeBackOptOut' };
