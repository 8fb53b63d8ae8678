import type { AgencyImportCounts } from '@covertrail/domain/agency-import/agency-import.contract';
import type { SheetPreview } from '../sheet-import/sheet-import.replies.js';
import type { AgencyImportDocument } from './agency-import.views.js';

/** A row of a sheet that was refused, and why in words. `row` counts from 1, the heading included. */
export interface RefusedExportRow {
  readonly row: number;
  readonly message: string;
}

/** An import from the system of an agency. */
export type AgencyImportRow = Omit<AgencyImportDocument, 'agencyId' | 'refused'> & { readonly refused: readonly RefusedExportRow[] };

/** What an import would do. `effect`: how many policies it would add, renew, change and confirm. `ignored`: titles of columns that are not read. */
export interface AgencySheetPreview extends SheetPreview {
  readonly effect: AgencyImportCounts;
  readonly ignored: readonly string[];
}
