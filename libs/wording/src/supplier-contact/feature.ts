import type { SupplierContactEvent } from '@covertrail/domain/supplier-contact/supplier-contact.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { supplierContactSentences } from './supplier-contact.sentences.js';

export const supplierContact: FeatureWording<SupplierContactEvent> = {
  about: 'Supplier address book',
  sentences: supplierContactSentences,
};
