import { Download } from 'lucide-react';
import type { SheetPreview as Preview } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import { Button } from '../ui/button.js';
import type { ApiRequest } from '../api/api-client.js';
import type { CommandRequest } from '../commands/commands.slice.js';
import { useCommandRequest } from '../commands/use-command.js';
import { FieldFrame, fieldAria } from '../forms/field-frame.js';
import { plural } from '../format/plural.js';
import { AppModal } from '../ui/app-modal.js';
import { ErrorBanner } from '../ui/error-banner.js';
import { useDownload } from './download.hook.js';
import { SheetPreview } from './sheet-preview.js';
import { SheetReading } from './sheet-reading.js';
import { useSheetUpload } from './sheet-upload.hook.js';
import './spreadsheets.css';

const FILE = 'sheet-file';
const RULES = 'The first row names the columns. At most 10,000 rows, without formulas.';

export interface SheetImport {
  /** One record: `location`. */
  readonly singular: string;
  readonly title: string;
  /** The call of the preview, and the field in which it takes the file. */
  readonly preview: ApiRequest<Preview>;
  readonly field: string;
  readonly start: (uploadId: string) => CommandRequest<{ readonly importId: string }>;
  readonly sample: { readonly name: string; readonly request: ApiRequest };
}

/** Imports a spreadsheet: a file is chosen, its preview read, and the import started. */
export function ImportSheet({ sheet, onClose }: { readonly sheet: SheetImport; readonly onClose: () => void }) {
  const { singular, title, start, sample } = sheet;
  const { choose, sending, place, problem, preview } = useSheetUpload(sheet.preview, sheet.field);
  const command = useCommandRequest<{ readonly importId: string }>(`import/${singular}`, { onSettled: onClose });
  const { download, pending } = useDownload();
  const error = problem ?? undefined;
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={command.pending}>
        Cancel
      </Button>
      <Button
        type="button"
        primary
        loading={command.pending}
        disabled={command.pending || !preview || preview.count === 0}
        onClick={() => preview && command.submit(start(preview.uploadId))}
      >
        {preview ? `Import ${plural(preview.count, singular)}` : 'Import'}
      </Button>
    </>
  );
  return (
    <AppModal open title={title} actions={actions} onClose={onClose}>
      <div className="ui form">
        <FieldFrame id={FILE} label="Spreadsheet (.xlsx, .xls or .csv)" error={error} note={RULES}>
          <input
            id={FILE}
            type="file"
            accept=".xlsx,.xls,.csv"
            onChange={({ target }) => choose(target.files?.[0])}
            {...fieldAria(FILE, error, RULES)}
          />
        </FieldFrame>
      </div>
      <Button
        type="button"
        size="small"
        loading={pending}
        disabled={pending}
        onClick={() => download(sample.name, sample.request)}
      >
        <Download size={14} aria-hidden /> Download a sample
      </Button>
      {sending ? <SheetReading place={place} /> : null}
      {preview ? <SheetPreview preview={preview} singular={singular} /> : null}
      <ErrorBanner problem={command.problem} />
    </AppModal>
  );
}
