import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { importLocations, locationExport, locationSample, previewLocations } from '@covertrail/contracts/location/location-import.calls';
import { commandOf, requestOf } from '#shared/api/call-request';
import { useDownload } from '#shared/spreadsheets/download.hook';
import { ImportSheet, type SheetImport } from '#shared/spreadsheets/import-sheet.modal.tsx';

interface LocationSheetsProps {
  readonly policyId: string;
  readonly mayEdit: boolean;
  /** Whether there is something to export. */
  readonly filled: boolean;
}

/** Buttons for the import and the export of locations. */
export function LocationSheets({ policyId, mayEdit, filled }: LocationSheetsProps) {
  const [importing, setImporting] = useState(false);
  const { download, pending } = useDownload();
  const exportAs = (format: 'xlsx' | 'csv') => download(`locations.${format}`, requestOf(locationExport, { params: { id: policyId }, query: { format } }));
  return (
    <>
      {filled ? (
        <>
          <Button type="button" size="small" disabled={pending} onClick={() => exportAs('xlsx')}><Download size={14} aria-hidden /> Export .xlsx</Button>
          <Button type="button" size="small" disabled={pending} onClick={() => exportAs('csv')}>Export .csv</Button>
        </>
      ) : null}
      {mayEdit ? <Button type="button" size="small" onClick={() => setImporting(true)}><Upload size={14} aria-hidden /> Import…</Button> : null}
      {importing ? <ImportSheet sheet={sheetOf(policyId)} onClose={() => setImporting(false)} /> : null}
    </>
  );
}

const sheetOf = (policyId: string): SheetImport => ({
  one: 'location',
  title: 'Import locations',
  preview: requestOf(previewLocations, { params: { id: policyId } }),
  field: previewLocations.upload,
  start: (uploadId) => commandOf(importLocations, { params: { id: policyId }, body: { uploadId } }),
  sample: { name: 'locations-sample.xlsx', request: requestOf(locationSample) },
});
