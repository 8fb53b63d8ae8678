import { EMAIL } from '@covertrail/domain/fields/account-fields';
import { supplierContactRules } from '@covertrail/domain/fields/supplier-contact-fields';
import type { SupplierEntry } from '@covertrail/domain/supplier-contact/supplier-contact.contract';
import type { BookCells, BookColumn } from '#book-imports/book-kind';

export type SupplierField = keyof SupplierEntry;

const { supplierName, supplierNumber, email, contactName, phone, address, ccEmails, bookName } = supplierContactRules;

/** The columns of a sheet of suppliers, in the order of the sample, with other titles that people and their systems give them. */
export const SUPPLIER_COLUMNS: Readonly<Record<SupplierField, BookColumn>> = {
  supplierName: {
    title: 'Supplier Name',
    rule: supplierName,
    needed: true,
    also: ['Supplier', 'Vendor', 'Vendor Name', 'Company', 'Company Name', 'Name', 'Subcontractor', 'Business Name'],
  },
  supplierNumber: {
    title: 'Supplier ID',
    rule: supplierNumber,
    also: ['Supplier Number', 'Supplier No', 'Vendor ID', 'Vendor Number', 'Vendor No', 'ID', 'Number', 'Account'],
  },
  email: {
    title: 'E-mail',
    rule: email,
    needed: true,
    also: ['Email', 'E-mail Address', 'Contact E-mail', 'Supplier E-mail', 'Mail'],
    looksLike: EMAIL,
  },
  contactName: {
    title: 'Contact',
    rule: contactName,
    also: ['Contact Name', 'Contact Person', 'Primary Contact', 'Attention', 'Attn'],
  },
  phone: { title: 'Phone', rule: phone, also: ['Phone Number', 'Telephone', 'Tel', 'Mobile', 'Cell'] },
  address: {
    title: 'Address',
    rule: address,
    also: ['Supplier Address', 'Street Address', 'Mailing Address', 'Location'],
  },
  ccEmails: { title: 'Cc', rule: ccEmails, also: ['Cc E-mails', 'Copy', 'Copies', 'Copy To', 'Additional E-mails'] },
  bookName: {
    title: 'Address Book',
    rule: bookName,
    needed: true,
    also: ['Address Book Name', 'Book', 'Book Name', 'Group', 'List'],
  },
};

/** The suppliers of the file to begin with. */
export const SAMPLE_SUPPLIERS: readonly BookCells<SupplierField>[] = [
  {
    supplierName: 'Granite Peak Demolition',
    supplierNumber: 'V-1042',
    email: 'risk@granitepeak.example',
    contactName: 'Ines Calder',
    phone: '303 555 0142',
    address: '18 Dock Street, Denver, CO 80202',
    ccEmails: 'office@granitepeak.example, broker@keystone.example',
    bookName: 'Denver trades',
  },
  {
    supplierName: 'Brandt Masonry Co.',
    supplierNumber: '',
    email: 'insurance@brandtmasonry.example',
    contactName: '',
    phone: '',
    address: '',
    ccEmails: '',
    bookName: 'Denver trades',
  },
];
