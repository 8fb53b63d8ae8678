import type { SheetCalls } from '@covertrail/contracts/sheet-import/schedule-sheets.calls';
import type { SheetFormat } from '@covertrail/contracts/sheet-import/sheet-file.inputs';
import type { ImportedKind } from '@covertrail/domain/sheet-import/sheet-import.contract';
import type { ApiRequest } from '#shared/api/api-client';
import { commandOf, requestOf } from '#shared/api/call-request';
import type { SheetImport } from './import-sheet.modal.js';
import { SheetButtons } from './sheet-buttons.js';

interface ScheduleSheetsProps {
  readonly calls: SheetCalls;
  readonly singular: string;
  readonly many: ImportedKind;
  readonly policyId: string;
  readonly mayImport: boolean;
  /** The formats of the export; none where there is nothing to export. */
  readonly formats: readonly SheetFormat[];
}

/** The import and the export of what a policy lists. */
export function ScheduleSheets({ policyId, mayImport, formats, ...schedule }: ScheduleSheetsProps) {
  const { calls, many } = schedule;
  const exports: Readonly<Record<string, ApiRequest>> = Object.fromEntries(
    formats.map((format) => [
      `${many}.${format}`,
      requestOf(calls.export, { params: { id: policyId }, query: { format } }),
    ]),
  );
  return <SheetButtons sheet={sheetOf(schedule, policyId)} mayImport={mayImport} exports={exports} />;
}

const sheetOf = (
  { calls, singular, many }: Pick<ScheduleSheetsProps, 'calls' | 'singular' | 'many'>,
  policyId: string,
): SheetImport => ({
  singular,
  title: `Import ${many}`,
  preview: requestOf(calls.preview, { params: { id: policyId } }),
  field: calls.preview.upload,
  start: (uploadId) => commandOf(calls.start, { params: { id: policyId }, body: { uploadId } }),
  sample: { name: `${many}-sample.xlsx`, request: requestOf(calls.sample) },
});
