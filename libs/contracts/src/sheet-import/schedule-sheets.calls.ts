import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ImportedKind } from '@covertrail/domain/sheet-import/sheet-import.contract';
import { command, query } from '../calls/call.js';
import type { FollowedWorkDto } from '../progress/progress.inputs.js';
import type { SheetExportDto, SheetImportDto } from './sheet-file.inputs.js';
import type { SheetPreview } from './sheet-import.replies.js';

/**
 * The calls by which a schedule of a policy goes in and out as spreadsheets (.xlsx, .xls or .csv). `preview` uploads one and says
 * what its import would do, `start` imports what a preview showed: the rows without an error. `sample` is a spreadsheet with the
 * columns of an import and a record or two; `export` has the whole schedule of a policy in the same columns.
 */
export const sheetCallsOf = <const Kind extends ImportedKind>(kind: Kind) => ({
  preview: command<{ query: FollowedWorkDto; reply: SheetPreview }>()('POST', `policy/${kind}/import/preview/:id`, {
    needs: 'keepSchedules',
    upload: 'sheet',
    long: true,
  }),
  start: command<{ body: SheetImportDto; reply: { readonly importId: Uuid } }>()('POST', `policy/${kind}/import/:id`, {
    needs: 'keepSchedules',
    settles: ['sheet-imports'],
    long: true,
  }),
  sample: query<Record<never, never>>()(`policy/${kind}/import/sample`, {
    needs: 'readInsurance',
    answers: 'file',
    long: true,
  }),
  export: query<{ query: SheetExportDto }>()(`policy/${kind}/export/:id`, {
    needs: 'readInsurance',
    answers: 'file',
    long: true,
  }),
});

/** The calls of any schedule. */
export type SheetCalls = ReturnType<typeof sheetCallsOf<ImportedKind>>;
