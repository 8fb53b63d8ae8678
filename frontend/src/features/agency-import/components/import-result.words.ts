import type { AgencyImportRow } from '@covertrail/contracts/agency-import/agency-import.replies';
import { importResultText, takenBackText } from '@covertrail/wording/agency-import/agency-import-words';
import { plural } from '#shared/format/plural';

/** How far an import is, what it did, or what taking it back did. */
export function resultText(row: AgencyImportRow): string {
  if (row.stage === 'running')
    return `${row.done.toLocaleString('en-US')} of ${plural(row.count, 'policy', 'policies')} so far`;
  if (row.stage === 'takingBack') return `${importResultText(row)}; it is being taken back`;
  return row.takenBack ? `Taken back: ${takenBackText(row.takenBack)}` : importResultText(row);
}
