import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ImportedKind } from '@covertrail/domain/sheet-import/sheet-import.contract';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PageDto } from '../calls/page.inputs.js';
import type { SheetImportRow } from './sheet-import.replies.js';

/** Lists the imports of a policy, the last first, with their progress. */
export const sheetImportList = query<{
  query: PageDto & { readonly kind?: ImportedKind };
  reply: PageOf<SheetImportRow>;
}>()('policy/imports/:id', { needs: 'readInsurance', view: 'sheet-imports' });

/** Removes what an import added, as one act. */
export const undoSheetImport = command<{ reply: { readonly importId: Uuid } }>()('PUT', 'policy/imports/undo/:id', {
  needs: 'keepSchedules',
  ifMatch: true,
  settles: ['sheet-imports'],
});
