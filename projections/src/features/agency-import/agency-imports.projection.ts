import { agencyImportsView } from '@covertrail/contracts/agency-import/agency-import.views';
import { defineProjection } from '@covertrail/platform/engine/define-projection';

/** Which sheets of its system did this agency import? Progress is the number of policies that name the import. */
export const agencyImports = defineProjection(agencyImportsView)({
  version: 3,
  on: {
    AgencyImportStarted: (_import, { data: { importId, agencyId, system, asOf, sheet, count }, meta }) => ({
      id: importId,
      agencyId,
      system,
      asOf,
      fileName: sheet.fileName,
      count,
      done: 0,
      added: 0,
      renewed: 0,
      changed: 0,
      confirmed: 0,
      unchanged: 0,
      refusedCount: 0,
      refused: [],
      stage: 'running',
      takenBack: null,
      startedAt: meta.recordedAt,
    }),
  },
  changes: {
    PolicyAdded: (row) => ({ ...row, done: row.done + 1 }),
    PolicyConfirmedBySystem: (row) => ({ ...row, done: row.done + 1 }),
    AgencyImportCompleted: (
      row,
      { data: { added, renewed, changed, confirmed, unchanged, refusedCount, refused } },
    ) => ({ ...row, added, renewed, changed, confirmed, unchanged, refusedCount, refused, stage: 'completed' }),
    AgencyImportTakeBackStarted: (row) => ({ ...row, stage: 'takingBack' }),
    AgencyImportTakenBack: (row, { data: { archived, restored, unconfirmed, keptCount, kept } }) => ({
      ...row,
      stage: 'takenBack',
      takenBack: { archived, restored, unconfirmed, keptCount, kept },
    }),
  },
  keys: ({ data }) => {
    const importId = 'importId' in data ? data.importId : data.evidence?.export?.importId;
    return importId === undefined ? [] : [importId];
  },
  audience: (_before, after) => (after ? [after.agencyId] : []),
});
