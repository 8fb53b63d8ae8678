import { importedHolder, previewedHolder } from '@covertrail/backend/features/holder-book/testing/imported-holders';
import {
  previewedSuppliers,
  startOf,
  supplierForm,
  supplierSheet,
} from '@covertrail/backend/features/supplier-contact/testing/supplier-sheet';
import type { Caller } from '@covertrail/backend/testing/people';
import { bodyOf, type TestProduct } from '@covertrail/backend/testing/test-product';
import type { Preparation } from './prepared.js';

const ASKED = 'policy/request/batch/sheet';
const sheetOf = (text: string): Buffer => Buffer.from(text);

/** What the calls take of a sheet with one supplier to ask, uploaded for them. */
async function suppliers(by: Caller, email: string) {
  const reply = await by.upload(`${ASKED}/preview`, 'sheet', sheetOf(`E-mail\n${email}`), 'sheet.csv').expect(201);
  return { uploadId: bodyOf<{ uploadId: string }>(reply).uploadId, columns: 'email:0' };
}

/** An import of certificate holders that has ended. */
async function endedImport(product: TestProduct, by: Caller, name: string): Promise<string> {
  const importId = await importedHolder(by, name);
  await product.settled();
  return importId;
}

/** By the name of the route. */
export const PREPARED_BOOKS: Readonly<Record<string, Preparation>> = {
  'SupplierBookSheetsController.preview': async () => ({ upload: supplierSheet('Granite Peak,V-1,risk@x.example') }),
  'SupplierBookSheetsController.mapped': async (_, { callers: { requester } }) => ({
    body: startOf(await previewedSuppliers(requester, supplierSheet('Granite Peak,V-2,risk@x.example'))),
    by: requester,
  }),
  'SupplierBookHistoryController.start': async (_, { callers: { requester } }) => ({
    body: startOf(await previewedSuppliers(requester, supplierSheet('Granite Peak,V-3,risk@x.example'))),
    by: requester,
  }),
  'SupplierBookSheetsController.wrongRows': async (_, { callers: { requester } }) => ({
    query: startOf(await previewedSuppliers(requester, supplierSheet('Granite Peak,V-4,wrong'))),
    by: requester,
  }),
  'SupplierContactController.add': async () => ({ body: { ...supplierForm({ supplierNumber: 'V-5' }) } }),
  'SupplierContactController.revise': async () => ({ body: { ...supplierForm({ supplierNumber: 'V-6' }) } }),
  'HolderSheetsController.preview': async () => ({ upload: sheetOf('Holder\nHarbor Point LLC') }),
  'HolderSheetsController.mapped': async (_, { callers: { agent } }) => ({
    body: await previewedHolder(agent, 'Mapped LLC'),
    by: agent,
  }),
  'HolderSheetsController.wrongRows': async () => ({ queryOf: (by) => previewedHolder(by, 'x'.repeat(200)) }),
  'HolderImportsController.start': async (_, { callers: { agent } }) => ({
    body: await previewedHolder(agent, 'Started LLC'),
    by: agent,
  }),
  'HolderImportsController.refused': async (product, { callers: { agent } }) => ({
    params: { id: await endedImport(product, agent, 'Refused LLC') },
    by: agent,
  }),
  'HolderImportsController.undo': async (product, { callers: { agent } }) => ({
    params: { id: await endedImport(product, agent, 'Undone LLC') },
    by: agent,
  }),
  'NamedInsuredController.state': async (_, { callers: { insured } }) => ({
    body: { primary: 'Granite Peak LLC', further: ['Granite Paving LLC'] },
    by: insured,
  }),
  'RequestSheetReadingController.preview': async () => ({ upload: sheetOf('E-mail\nrisk@sheet.example') }),
  'RequestSheetReadingController.mapped': async (_, { callers: { requester } }) => ({
    body: await suppliers(requester, 'mapped@sheet.example'),
    by: requester,
  }),
  'RequestSheetReadingController.wrongRows': async (_, { callers: { requester } }) => ({
    query: await suppliers(requester, 'wrong'),
    by: requester,
  }),
  'RequestSheetController.start': async (_, { callers: { requester } }) => ({
    body: await suppliers(requester, 'started@sheet.example'),
    by: requester,
  }),
};
