import type { SheetImportRow } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import { sheetImportsView } from '@covertrail/contracts/sheet-import/sheet-import.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { SheetImportListDto } from '@covertrail/contracts/sheet-import/sheet-import.inputs';
import { defineList } from '#lists/define-list';

/** The imports of a policy whose owner was checked, the last first. */
export const sheetImportRowsOf = (policyId: Uuid) =>
  defineList(sheetImportsView)<SheetImportListDto, SheetImportRow>({
    where: ({ input: { kind } }) => ({
      where: { policyId: { eq: policyId }, ...(kind ? { kind: { eq: kind } } : {}) },
    }),
    order: { field: 'startedAt', direction: 'desc' },
    rows: async (documents) =>
      documents.map(({ id, kind, fileName, count, added, removed, refused, stage, startedAt, revision }) => ({
        id,
        kind,
        fileName,
        count,
        added,
        removed,
        refused,
        stage,
        startedAt,
        revision,
      })),
  });
