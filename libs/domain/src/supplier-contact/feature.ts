import { supplierContactCatalogue } from './supplier-contact.catalogue.js';
import { supplierContactDecider, SUPPLIER_CONTACT_CODES } from './supplier-contact.decider.js';

export const supplierContact = {
  name: 'supplier-contact',
  decider: supplierContactDecider,
  catalogue: supplierContactCatalogue,
  codes: SUPPLIER_CONTACT_CODES,
} as const;
