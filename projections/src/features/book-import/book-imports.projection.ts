import { bookImportsView } from '@covertrail/contracts/book-import/book-import.views';
import { defineProjection } from '@covertrail/platform/engine/define-projection';

/** Which sheets were imported into an address book of this company? Progress is the number of entries that name the import. */
export const bookImports = defineProjection(bookImportsView)({
  version: 1,
  on: {
    BookImportStarted: (_import, { data: { importId, companyId, kind, book, sheet, count, wrong }, meta }) => ({
      id: importId,
      companyId,
      kind,
      book,
      fileName: sheet.fileName,
      count,
      wrong,
      added: 0,
      refusedCount: wrong,
      refused: [],
      stage: 'running',
      startedBy: meta.actor,
      startedAt: meta.recordedAt,
    }),
  },
  changes: {
    SupplierContactAdded: (row) => ({ ...row, added: row.added + 1 }),
    BookImportCompleted: (row, { data: { added, refusedCount, refused } }) => ({
      ...row,
      added,
      refusedCount,
      refused,
      stage: 'completed',
    }),
  },
  keys: ({ data: { importId } }) => (importId === null ? [] : [importId]),
  audience: (before, after) => [(after ?? before)?.companyId ?? []].flat(),
});
