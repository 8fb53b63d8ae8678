import type { ProjectionFeature } from '#feature';
import { supplierBooks } from './supplier-books.projection.js';
import { supplierContacts } from './supplier-contacts.projection.js';

export const supplierContactFeature: ProjectionFeature = {
  name: 'supplier-contact',
  projections: [supplierContacts, supplierBooks],
};
