import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { Cents } from '../kernel/money.js';

/** A requester offers its vendors a place in its program, for this fee for each term; or changes the fee [F08]. */
export type VendorProgramOffered = DomainEvent<
  'VendorProgramOffered',
  { readonly requesterId: Uuid; readonly fee: Cents }
>;

/** Nobody can enroll any more; whoever has paid stays enrolled until the term ends. */
export type VendorProgramClosed = DomainEvent<'VendorProgramClosed', { readonly requesterId: Uuid }>;

export type VendorProgramEvent = VendorProgramOffered | VendorProgramClosed;

export type VendorProgramCommand =
  ({ readonly type: 'OfferVendorProgram' } & VendorProgramOffered['data']) | { readonly type: 'CloseVendorProgram' };
