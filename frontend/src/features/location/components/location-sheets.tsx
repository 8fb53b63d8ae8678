import {
  importLocations,
  locationExport,
  locationSample,
  previewLocations,
} from '@covertrail/contracts/location/location-import.calls';
import type { ApiRequest } from '#shared/api/api-client';
import { commandOf, requestOf } from '#shared/api/call-request';
import type { SheetImport } from '#shared/spreadsheets/import-sheet.modal.tsx';
import { SheetButtons } from '#shared/spreadsheets/sheet-buttons.tsx';

interface LocationSheetsProps {
  readonly policyId: string;
  readonly mayEdit: boolean;
  /** Whether there is something to export. */
  readonly filled: boolean;
}

/** The import and the export of locations. */
export function LocationSheets({ policyId, mayEdit, filled }: LocationSheetsProps) {
  const exportAs = (format: 'xlsx' | 'csv') =>
    requestOf(locationExport, { params: { id: policyId }, query: { format } });
  const exports: Readonly<Record<string, ApiRequest>> = filled
    ? { 'locations.xlsx': exportAs('xlsx'), 'locations.csv': exportAs('csv') }
    : {};
  return <SheetButtons sheet={sheetOf(policyId)} mayImport={mayEdit} exports={exports} />;
}

const sheetOf = (policyId: string): SheetImport => ({
  one: 'location',
  title: 'Import locations',
  preview: requestOf(previewLocations, { params: { id: policyId } }),
  field: previewLocations.upload,
  start: (uploadId) => commandOf(importLocations, { params: { id: policyId }, body: { uploadId } }),
  sample: { name: 'locations-sample.xlsx', request: requestOf(locationSample) },
});
