import {
  importVehicles,
  previewVehicles,
  vehicleExport,
  vehicleSample,
} from '@covertrail/contracts/vehicle/vehicle-import.calls';
import { commandOf, requestOf } from '#shared/api/call-request';
import type { SheetImport } from '#shared/spreadsheets/import-sheet.modal.tsx';
import { SheetButtons } from '#shared/spreadsheets/sheet-buttons.tsx';

/** The import of vehicles, and their export as a workbook; the list itself offers a .csv. */
export function VehicleSheets({ policyId, mayEdit }: { readonly policyId: string; readonly mayEdit: boolean }) {
  const exports = {
    'vehicles.xlsx': requestOf(vehicleExport, { params: { id: policyId }, query: { format: 'xlsx' } }),
  };
  return <SheetButtons sheet={sheetOf(policyId)} mayImport={mayEdit} exports={exports} />;
}

const sheetOf = (policyId: string): SheetImport => ({
  one: 'vehicle',
  title: 'Import vehicles',
  preview: requestOf(previewVehicles, { params: { id: policyId } }),
  field: previewVehicles.upload,
  start: (uploadId) => commandOf(importVehicles, { params: { id: policyId }, body: { uploadId } }),
  sample: { name: 'vehicles-sample.xlsx', request: requestOf(vehicleSample) },
});
