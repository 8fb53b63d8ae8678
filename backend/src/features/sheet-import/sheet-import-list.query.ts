import { IsIn, IsOptional } from 'class-validator';
import type { SheetImportRow } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import { sheetImportsView } from '@covertrail/contracts/sheet-import/sheet-import.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { IMPORTED_KINDS, type ImportedKind } from '@covertrail/domain/sheet-import/sheet-import.contract';
import { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { defineList } from '#lists/define-list';

export class SheetImportListDto extends PageDto {
  @IsOptional() @IsIn(IMPORTED_KINDS) kind?: ImportedKind;
}

/** The imports of a policy whose owner was checked, the last first. */
export const sheetImportRowsOf = (policyId: Uuid) =>
  defineList(sheetImportsView)<SheetImportListDto, SheetImportRow>({
    where: ({ asked: { kind } }) => ({
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
