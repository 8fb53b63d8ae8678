import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { PersonalFields, PersonalText } from '../kernel/personal.js';

/**
 * What a requester keeps of a supplier. Texts that were not given are empty. What is about a person is sealed under `contactId`.
 * `ccEmails`: addresses, with a comma and a space between them.
 */
export interface SupplierEntry {
  /** Among the books of the requester; compared without case. */
  readonly bookName: string;
  readonly supplierName: string;
  /** The requester's own number of the supplier. */
  readonly supplierNumber: string;
  readonly address: string;
  readonly contactName: PersonalText;
  readonly email: PersonalText;
  readonly phone: PersonalText;
  readonly ccEmails: PersonalText;
}

/** `sameAs` names, without revealing it, what no two entries of a book have in common: a keyed hash. */
interface OfContact {
  readonly contactId: Uuid;
  readonly requesterId: Uuid;
}

/** `importId` names the import that added it; null for one that was typed. */
export type SupplierContactAdded = DomainEvent<
  'SupplierContactAdded',
  OfContact & SupplierEntry & { readonly sameAs: Uuid; readonly importId: Uuid | null }
>;
export type SupplierContactRevised = DomainEvent<
  'SupplierContactRevised',
  OfContact & SupplierEntry & { readonly sameAs: Uuid; readonly bookNameBefore: string }
>;
/** No page shows it any more. */
export type SupplierContactRemoved = DomainEvent<
  'SupplierContactRemoved',
  OfContact & { readonly supplierName: string; readonly bookName: string }
>;

export type SupplierContactEvent = SupplierContactAdded | SupplierContactRevised | SupplierContactRemoved;

const PERSONAL: PersonalFields = { person: 'contactId', fields: ['contactName', 'email', 'phone', 'ccEmails'] };

export const SUPPLIER_CONTACT_PERSONAL: Readonly<
  Record<Exclude<SupplierContactEvent['type'], 'SupplierContactRemoved'>, PersonalFields>
> = { SupplierContactAdded: PERSONAL, SupplierContactRevised: PERSONAL };

export type SupplierContactCommand =
  | ({ readonly type: 'AddSupplierContact' } & SupplierContactAdded['data'])
  | { readonly type: 'ReviseSupplierContact'; readonly entry: SupplierEntry; readonly sameAs: Uuid }
  | { readonly type: 'RemoveSupplierContact' };
