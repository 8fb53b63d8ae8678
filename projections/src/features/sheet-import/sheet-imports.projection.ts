import { sheetImportsView, type SheetImportDocument } from '@covertrail/contracts/sheet-import/sheet-import.views';
import { defineProjection, sameFor } from '@covertrail/platform/engine/define-projection';
import { isManagerChange, managedBy, MANAGER_CHANGES, withManager } from '#agency-of-record';

/** Which spreadsheets were imported into this policy, and how far is each? Progress is the number of its records that are there. */
export const sheetImports = defineProjection(sheetImportsView)({
  version: 1,
  on: {
    SheetImportStarted: (
      _import,
      { data: { importId, sheet, policyId, insuredId, agencyId, kind, count }, revision, meta },
    ) => ({
      id: importId,
      policyId,
      insuredId,
      agencyId,
      kind,
      fileName: sheet.fileName,
      count,
      added: 0,
      removed: 0,
      refused: 0,
      stage: 'running',
      startedAt: meta.recordedAt,
      revision,
    }),
  },
  changes: {
    LocationAdded: (sheetImportDocument) => ({ ...sheetImportDocument, added: sheetImportDocument.added + 1 }),
    LocationRemoved: (sheetImportDocument) => ({ ...sheetImportDocument, removed: sheetImportDocument.removed + 1 }),
    VehicleAdded: (sheetImportDocument) => ({ ...sheetImportDocument, added: sheetImportDocument.added + 1 }),
    VehicleRemoved: (sheetImportDocument) => ({ ...sheetImportDocument, removed: sheetImportDocument.removed + 1 }),
    SheetImportCompleted: (sheetImportDocument, { data, revision }) => ({
      ...sheetImportDocument,
      refused: data.refusedCount,
      stage: 'completed',
      revision,
    }),
    SheetImportUndone: (sheetImportDocument, { revision }) => ({ ...sheetImportDocument, stage: 'undone', revision }),
    ...sameFor(MANAGER_CHANGES, withManager<SheetImportDocument>),
  },
  keys: (event, own) => {
    if (isManagerChange(event)) return managedBy(event, own);
    return event.data.importId === null ? [] : [event.data.importId];
  },
  audience: (_before, after) => (after ? [after.insuredId, after.agencyId].filter((id) => id !== null) : []),
});
