import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { ImportedKind } from '@covertrail/domain/sheet-import/sheet-import.contract';
import { defineView } from '../define-view.js';

/** An import with its progress: how many of its records are there, which the view counts itself. */
export type SheetImportDocument = {
  readonly id: Uuid;
  readonly policyId: Uuid;
  readonly insuredId: Uuid;
  readonly agencyId: Uuid | null;
  readonly kind: ImportedKind;
  readonly fileName: string;
  readonly count: number;
  readonly added: number;
  readonly removed: number;
  readonly refused: number;
  readonly stage: 'running' | 'completed' | 'undone';
  readonly startedAt: Instant;
  /** Of the import's own stream. */
  readonly revision: number;
};

/** Which spreadsheets were imported into this policy, and how far is each? */
export const sheetImportsView = defineView<SheetImportDocument>()({
  name: 'sheet-imports',
  indexes: [{ fields: ['policyId', 'startedAt'] }, { fields: ['insuredId'] }],
  unindexed: ['kind'],
});
