import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.js';
import type { ApiRequest } from '../api/api-client.js';
import { useDownload } from './download.hook.js';
import { ImportSheet, type SheetImport } from './import-sheet.modal.js';

interface SheetButtonsProps {
  readonly sheet: SheetImport;
  readonly mayImport: boolean;
  /** The files that can be downloaded, by name: `locations.xlsx`. */
  readonly exports: Readonly<Record<string, ApiRequest>>;
}

/** Buttons for the import and the exports of the records of a policy. */
export function SheetButtons({ sheet, mayImport, exports }: SheetButtonsProps) {
  const [importing, setImporting] = useState(false);
  const { download, pending } = useDownload();
  return (
    <>
      {Object.entries(exports).map(([name, request]) => (
        <Button key={name} type="button" size="small" disabled={pending} onClick={() => download(name, request)}>
          <Download size={14} aria-hidden /> Export {name.slice(name.lastIndexOf('.'))}
        </Button>
      ))}
      {mayImport ? (
        <Button type="button" size="small" onClick={() => setImporting(true)}>
          <Upload size={14} aria-hidden /> Import…
        </Button>
      ) : null}
      {importing ? <ImportSheet sheet={sheet} onClose={() => setImporting(false)} /> : null}
    </>
  );
}
