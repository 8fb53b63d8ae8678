import {
  previewedSuppliers,
  startOf,
  supplierForm,
  supplierSheet,
} from '@covertrail/backend/features/supplier-contact/testing/supplier-sheet';
import type { Caller } from '@covertrail/backend/testing/people';
import { bodyOf, type TestProduct } from '@covertrail/backend/testing/test-product';
import type { Preparation } from './prepared.js';

const HOLDERS = 'agent/addressbook/import';
const ASKED = 'policy/request/batch/sheet';
const sheetOf = (text: string): Buffer => Buffer.from(text);

/** What the calls take of a sheet that was uploaded for them. */
async function uploaded(by: Caller, path: string, text: string, columns: string) {
  const reply = await by.upload(`${path}/preview`, 'sheet', sheetOf(text), 'sheet.csv').expect(201);
  return { uploadId: bodyOf<{ uploadId: string }>(reply).uploadId, columns };
}

const holder = (by: Caller, name: string) => uploaded(by, HOLDERS, `Holder\n${name}`, 'name:0');
const suppliers = (by: Caller, email: string) => uploaded(by, ASKED, `E-mail\n${email}`, 'email:0');

/** An import of certificate holders that has ended. */
async function endedImport(product: TestProduct, by: Caller, name: string): Promise<string> {
  const reply = await by.post(HOLDERS, await holder(by, name)).expect(201);
  await product.settled();
  return bodyOf<{ importId: string }>(reply).importId;
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
    body: await holder(agent, 'Mapped LLC'),
    by: agent,
  }),
  'HolderSheetsController.wrongRows': async (_, { callers: { agent } }) => ({
    query: await holder(agent, 'x'.repeat(200)),
    by: agent,
  }),
  'HolderImportsController.start': async (_, { callers: { agent } }) => ({
    body: await holder(agent, 'Started LLC'),
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
