import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import { SUPPLIER_CONTACT_PERSONAL, type SupplierContactEvent } from './supplier-contact.contract.js';

/** The address book is the requester's own: its suppliers never see it. */
const ofRequester = {
  feature: 'supplier-contact',
  version: 1,
  upcasters: {},
  affectsVerdict: false,
  audience: ({ data }: { readonly data: { readonly requesterId: Uuid } }) => ({ companies: [data.requesterId] }),
} as const;

export const supplierContactCatalogue: Catalogue<SupplierContactEvent> = {
  SupplierContactAdded: { ...ofRequester, personal: SUPPLIER_CONTACT_PERSONAL.SupplierContactAdded },
  SupplierContactRevised: { ...ofRequester, personal: SUPPLIER_CONTACT_PERSONAL.SupplierContactRevised },
  SupplierContactRemoved: ofRequester,
};
