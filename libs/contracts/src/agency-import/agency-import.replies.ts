import type { AgencyImportCounts, TakeBackCounts } from '@covertrail/domain/agency-import/agency-import.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { SheetPreview } from '../sheet-import/sheet-import.replies.js';
import type { AgencyImportDocument } from './agency-import.views.js';

/** A row of a sheet that was refused, and why in words. `row` counts from 1, the heading included. */
export interface RefusedExportRow {
  readonly row: number;
  readonly message: string;
}

/** A policy of which not all was or can be taken back: its client, type and number, and why. */
export interface KeptPolicyRow {
  readonly policyId: Uuid;
  readonly policy: string;
  readonly message: string;
}

/** What taking an import back does or did. `kept` holds the first hundred. */
export type TakeBackEffect = TakeBackCounts & {
  readonly keptCount: number;
  readonly kept: readonly KeptPolicyRow[];
};

/** An import from the system of an agency. */
export type AgencyImportRow = Omit<AgencyImportDocument, 'agencyId' | 'refused' | 'takenBack'> & {
  readonly refused: readonly RefusedExportRow[];
  readonly takenBack: TakeBackEffect | null;
};

/** What an import would do. `effect`: how many policies it would add, renew, change and confirm. `ignored`: titles of columns that are not read. */
export interface AgencySheetPreview extends SheetPreview {
  readonly effect: AgencyImportCounts;
  readonly ignored: readonly string[];
}
