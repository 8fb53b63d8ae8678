import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PageDto } from '../calls/page.inputs.js';
import type { AgencyImportRow, AgencySheetPreview, TakeBackEffect } from './agency-import.replies.js';
import type { PreviewAgencyImportDto, StartAgencyImportDto } from './agency-import.inputs.js';

/** Uploads a sheet of policies (.xlsx, .xls or .csv) and says what its import would do. */
export const previewAgencyImport = command<{ query: PreviewAgencyImportDto; reply: AgencySheetPreview }>()(
  'POST',
  'agent/system-import/preview',
  { needs: 'importFromAgencySystem', upload: 'sheet', long: true },
);

/** Imports what a preview showed: the rows without an error. */
export const startAgencyImport = command<{
  body: StartAgencyImportDto;
  reply: { readonly importId: Uuid };
}>()('POST', 'agent/system-import', { needs: 'importFromAgencySystem', settles: ['agency-imports'], long: true });

/** The imports of the agency, the last first, with their progress. */
export const agencyImportList = query<{ query: PageDto; reply: PageOf<AgencyImportRow> }>()('agent/system-import', {
  needs: 'readAgencyImports',
  view: 'agency-imports',
});

/** A spreadsheet with the columns of an import and three policies. */
export const agencyImportSample = query<Record<never, never>>()('agent/system-import/sample', {
  needs: 'readAgencyImports',
  answers: 'file',
  long: true,
});

/** What taking an import back would do; nothing is changed. */
export const previewTakeBack = query<{ reply: TakeBackEffect }>()('agent/system-import/take-back/:id', {
  needs: 'importFromAgencySystem',
  view: 'agency-imports',
  shape: 'take-back',
});

/** Takes an import back: a reaction does so in each policy. To repeat it is harmless. */
export const takeBackAgencyImport = command<{ reply: { readonly importId: Uuid } }>()(
  'PUT',
  'agent/system-import/take-back/:id',
  { needs: 'importFromAgencySystem', settles: ['agency-imports'] },
);
