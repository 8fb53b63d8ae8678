import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { SheetImportRow } from './sheet-import.replies.js';
import type { SheetImportListDto } from './sheet-import.inputs.js';

/** Lists the imports of a policy, the last first, with their progress. */
export const sheetImportList = query<{
  query: SheetImportListDto;
  reply: PageOf<SheetImportRow>;
}>()('policy/imports/:id', { needs: 'readInsurance', view: 'sheet-imports' });

/** Removes what an import added, as one act. */
export const undoSheetImport = command<{ reply: { readonly importId: Uuid } }>()('PUT', 'policy/imports/undo/:id', {
  needs: 'keepSchedules',
  ifMatch: true,
  settles: ['sheet-imports'],
});
