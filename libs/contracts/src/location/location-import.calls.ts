import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { SheetPreview } from '../sheet-import/sheet-import.replies.js';
import type { SheetExportDto, SheetImportDto } from '../sheet-import/sheet-file.inputs.js';
import type { FollowedWorkDto } from '../progress/progress.inputs.js';

/** Uploads a spreadsheet (.xlsx, .xls or .csv) and says what its import would do. */
export const previewLocations = command<{ query: FollowedWorkDto; reply: SheetPreview }>()(
  'POST',
  'policy/locations/import/preview/:id',
  { needs: 'keepSchedules', upload: 'sheet', long: true },
);

/** Imports what a preview showed: the rows without an error. */
export const importLocations = command<{ body: SheetImportDto; reply: { readonly importId: Uuid } }>()(
  'POST',
  'policy/locations/import/:id',
  { needs: 'keepSchedules', settles: ['sheet-imports'], long: true },
);

/** A spreadsheet with the columns of an import and one location. */
export const locationSample = query<Record<never, never>>()('policy/locations/import/sample', {
  needs: 'readInsurance',
  answers: 'file',
  long: true,
});

/** All locations of a policy, in the columns of an import. */
export const locationExport = query<{ query: SheetExportDto }>()('policy/locations/export/:id', {
  needs: 'readInsurance',
  answers: 'file',
  long: true,
});
