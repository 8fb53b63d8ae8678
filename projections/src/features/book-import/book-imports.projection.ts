import { bookImportsView } from '@covertrail/contracts/book-import/book-import.views';
import { defineProjection } from '@covertrail/platform/engine/define-projection';
import { activityRelations } from '#activity-relations.projection';
import { agenciesAfter } from '#agencies-of-insured';

/**
 * Which sheets were imported into an address book of this company? Progress is the number of entries that name the import. An agency that
 * keeps the book with its owner as the import starts is told of it.
 */
export const bookImports = defineProjection(bookImportsView)({
  version: 2,
  on: {
    BookImportStarted: (_import, { data, meta, position }, _key, found) => ({
      id: data.importId,
      companyId: data.companyId,
      kind: data.kind,
      book: data.book,
      fileName: data.sheet.fileName,
      count: data.count,
      wrong: data.wrong,
      added: 0,
      removed: 0,
      refusedCount: data.wrong,
      refused: [],
      stage: 'running',
      startedBy: meta.actor,
      startedAt: meta.recordedAt,
      agencyIds: data.kind === 'holders' ? agenciesAfter(data.companyId, position, found) : [],
    }),
  },
  changes: {
    SupplierContactAdded: (row) => ({ ...row, added: row.added + 1 }),
    CertificateHolderAdded: (row) => ({ ...row, added: row.added + 1 }),
    BookImportCompleted: (row, { data: { added, refusedCount, refused } }) => ({
      ...row,
      added,
      refusedCount,
      refused,
      stage: 'completed',
    }),
    BookImportUndone: (row) => ({ ...row, stage: 'undoing' }),
    BookImportUndoCompleted: (row, { data: { removed } }) => ({ ...row, removed, stage: 'undone' }),
  },
  related: {
    projection: activityRelations,
    ids: (event) => (event.type === 'BookImportStarted' && event.data.kind === 'holders' ? [event.data.companyId] : []),
  },
  keys: ({ data: { importId } }) => (importId === null || importId === undefined ? [] : [importId]),
  audience: (before, after) => {
    const row = after ?? before;
    return row ? [row.companyId, ...row.agencyIds] : [];
  },
});
