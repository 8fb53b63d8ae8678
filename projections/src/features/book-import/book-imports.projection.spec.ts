import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { bookImports } from './book-imports.projection.js';

const ids = { importId: 'i-1', companyId: 'c-1', kind: 'suppliers', book: 'Denver trades' };
const started: DomainEvent = {
  type: 'BookImportStarted',
  data: {
    ...ids,
    sheet: { fileId: 'f', sha256: '', fileName: 'suppliers.xlsx' },
    columns: [{ field: 'supplierName', column: 0 }],
    count: 3,
    wrong: 2,
  },
};
const added = (contactId: string, importId: string | null = 'i-1'): DomainEvent => ({
  type: 'SupplierContactAdded',
  data: { contactId, requesterId: 'c-1', importId },
});
const completed: DomainEvent = {
  type: 'BookImportCompleted',
  data: { ...ids, added: 2, refusedCount: 3, refused: [{ code: 'SUPPLIER_CONTACT.TAKEN', rows: [4] }] },
};

describe('imports into address books [F06]', () => {
  itIsAFold(bookImports, asLog([started, added('1'), added('7', null), added('2'), completed]));

  it('count the entries that are there while they run, and keep what was refused', async () => {
    const now = async (...events: DomainEvent[]) =>
      living(await foldProjection(bookImports, asLog([started, ...events])))['i-1'];
    expect(await now(added('1'), added('7', null))).toMatchObject({ stage: 'running', added: 1, refusedCount: 2 });
    expect(await now(added('1'), added('2'), completed)).toMatchObject({
      stage: 'completed',
      added: 2,
      refusedCount: 3,
      refused: [{ code: 'SUPPLIER_CONTACT.TAKEN', rows: [4] }],
    });
  });
});
