import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { SheetPreview } from '../sheet-import/sheet-import.replies.js';
import type { SheetExportDto, SheetImportDto } from '../sheet-import/sheet-file.inputs.js';
import type { FollowedWorkDto } from '../progress/progress.inputs.js';

/** Uploads a spreadsheet (.xlsx, .xls or .csv) and says what its import would do. */
export const previewVehicles = command<{ query: FollowedWorkDto; reply: SheetPreview }>()(
  'POST',
  'policy/vehicles/import/preview/:id',
  { needs: 'keepSchedules', upload: 'sheet', long: true },
);

/** Imports what a preview showed: the rows without an error. */
export const importVehicles = command<{ body: SheetImportDto; reply: { readonly importId: Uuid } }>()(
  'POST',
  'policy/vehicles/import/:id',
  { needs: 'keepSchedules', settles: ['sheet-imports'], long: true },
);

/** A spreadsheet with the columns of an import and two vehicles. */
export const vehicleSample = query<Record<never, never>>()('policy/vehicles/import/sample', {
  needs: 'readInsurance',
  answers: 'file',
  long: true,
});

/** All vehicles of a policy, in the columns of an import. */
export const vehicleExport = query<{ query: SheetExportDto }>()('policy/vehicles/export/:id', {
  needs: 'readInsurance',
  answers: 'file',
  long: true,
});
