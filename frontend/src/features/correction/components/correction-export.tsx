import type { CorrectionDetails } from '@covertrail/contracts/correction/correction.replies';
import { ExportButton } from '#shared/table/export-button.tsx';
import { EXPORT_FORMATS, saveRows } from '#shared/table/export-format';
import { correctedColumns, correctedThings } from '../correction-export.view.js';

/** Saves all that a correction changed as one sheet. */
export function CorrectionExport({ correction }: { readonly correction: CorrectionDetails }) {
  return (
    <ExportButton
      formats={EXPORT_FORMATS}
      disabled={false}
      onExport={(format) => saveRows('correction', format, correctedColumns(correction), correctedThings(correction))}
    />
  );
}
