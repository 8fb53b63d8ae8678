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

const undone: DomainEvent = { type: 'BookImportUndone', data: ids };
const taken: DomainEvent = { type: 'BookImportUndoCompleted', data: { ...ids, removed: 1, kept: 1 } };

describe('imports into address books [F06]', () => {
  itIsAFold(bookImports, asLog([started, added('1'), added('7', null), added('2'), completed, undone, taken]));

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

  it('are taken back, and say how many of their entries were removed', async () => {
    const now = async (...events: DomainEvent[]) =>
      living(await foldProjection(bookImports, asLog([started, added('1'), added('2'), completed, ...events])))['i-1'];
    expect(await now(undone)).toMatchObject({ stage: 'undoing', added: 2, removed: 0 });
    expect(await now(undone, taken)).toMatchObject({ stage: 'undone', added: 2, removed: 1 });
  });

  it('into the book of an insured are told to its agencies too, those of suppliers to nobody else [G08]', async () => {
    const appointed: DomainEvent = {
      type: 'AgencyAppointed',
      data: {
        insuredId: 'c-1',
        agencyId: 'a-1',
        agentId: 'u',
        proof: { by: 'invitation' },
        domain: 'a',
        ofRecord: true,
      },
    };
    const agencies = async (event: DomainEvent) =>
      living<{ agencyIds: string[] }>(await foldProjection(bookImports, asLog([appointed, event])))['i-1']?.agencyIds;
    expect(await agencies({ ...started, data: { ...(started.data as object), kind: 'holders' } })).toEqual(['a-1']);
    expect(await agencies(started)).toEqual([]);
  });
});
