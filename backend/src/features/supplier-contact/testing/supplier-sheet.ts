import type { BookSheetPreview } from '@covertrail/contracts/book-import/book-import.replies';
import type { SupplierEntry } from '@covertrail/domain/supplier-contact/supplier-contact.contract';
import type { Caller } from '#testing/people';
import { bodyOf } from '#testing/test-product';

export const SUPPLIER_BOOK = 'requestor/supplier-address-book';

/** An entry as a form has it. */
export const supplierForm = (given: Partial<SupplierEntry> = {}): SupplierEntry => ({
  bookName: 'Denver trades',
  supplierName: 'Granite Peak Demolition',
  supplierNumber: 'V-1042',
  address: '18 Dock Street, Denver, CO 80202',
  contactName: 'Ines Calder',
  email: 'risk@granitepeak.example',
  phone: '303 555 0142',
  ccEmails: '',
  ...given,
});

/** A .csv with these rows under a heading of our own titles. */
export const supplierSheet = (...rows: readonly string[]): Buffer =>
  Buffer.from(['Supplier Name,Supplier ID,E-mail', ...rows].join('\n'));

/** The preview of a sheet whose entries go to a book. */
export async function previewedSuppliers(by: Caller, sheet: Buffer, name = 'suppliers.csv'): Promise<BookSheetPreview> {
  const reply = await by
    .upload(`${SUPPLIER_BOOK}/import/preview?book=Denver%20trades`, 'sheet', sheet, name)
    .expect(201);
  return bodyOf<BookSheetPreview>(reply);
}

/** The columns of a preview, as the calls take them. */
export const columnsOf = ({ columns }: Pick<BookSheetPreview, 'columns'>): string =>
  columns.flatMap(({ field, column }) => (column === null ? [] : [`${field}:${column}`])).join(',');

/** What starts the import of a preview. */
export const startOf = (preview: BookSheetPreview) => ({
  uploadId: preview.uploadId,
  columns: columnsOf(preview),
  book: 'Denver trades',
});

/** The id of an import that was started. */
export async function importedSuppliers(by: Caller, sheet: Buffer): Promise<string> {
  const reply = await by.post(`${SUPPLIER_BOOK}/import`, startOf(await previewedSuppliers(by, sheet))).expect(201);
  return bodyOf<{ importId: string }>(reply).importId;
}

/** The id of an entry that was added. */
export async function addedSupplier(by: Caller, given: Partial<SupplierEntry> = {}): Promise<string> {
  return bodyOf<{ contactId: string }>(await by.post(SUPPLIER_BOOK, supplierForm(given)).expect(201)).contactId;
}
