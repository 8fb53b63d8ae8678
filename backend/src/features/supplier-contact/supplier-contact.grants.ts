import { supplierContactDecider } from '@covertrail/domain/supplier-contact/supplier-contact.decider';
import { grantsOf, type KindsOf } from '#auth/owned-kinds';
import { ofRequester } from '#auth/sides';

/** An entry of a supplier address book: the requester that keeps it has a right to it. */
export const SUPPLIER_CONTACT_GRANTS = grantsOf({ supplierContact: ofRequester(supplierContactDecider) });

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof SUPPLIER_CONTACT_GRANTS> {}
}
