import type { SupplierEntry } from '@covertrail/domain/supplier-contact/supplier-contact.contract';
import { supplierContactRules } from '@covertrail/domain/fields/supplier-contact-fields';
import type { FormRules } from '#shared/forms/field-resolver';

/** The fields of the form, with the names that the server uses. */
export type SupplierContactValues = { -readonly [Name in keyof SupplierEntry]: string };

export const SUPPLIER_CONTACT_RULES: FormRules<SupplierContactValues> = supplierContactRules;

/** An empty form, whose supplier goes to a book. */
export const newContact = (bookName: string): SupplierContactValues => ({
  bookName,
  supplierName: '',
  supplierNumber: '',
  email: '',
  contactName: '',
  phone: '',
  address: '',
  ccEmails: '',
});

/** The fields of an entry. */
export const valuesOf = (entry: SupplierEntry): SupplierContactValues => ({
  bookName: entry.bookName,
  supplierName: entry.supplierName,
  supplierNumber: entry.supplierNumber,
  email: entry.email,
  contactName: entry.contactName,
  phone: entry.phone,
  address: entry.address,
  ccEmails: entry.ccEmails,
});
