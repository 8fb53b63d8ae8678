import { Download } from 'lucide-react';
import { useState } from 'react';
import type { BookSheetCalls } from '@covertrail/contracts/book-import/book-import.calls';
import { commandOf, requestOf } from '../api/call-request.js';
import { useCommandRequest } from '../commands/use-command.js';
import { plural } from '../format/plural.js';
import { FieldFrame, fieldAria } from '../forms/field-frame.js';
import { TextField } from '../forms/text-field.js';
import { useDownload } from '../spreadsheets/download.hook.js';
import { SheetPreview } from '../spreadsheets/sheet-preview.js';
import { SheetReading } from '../spreadsheets/sheet-reading.js';
import '../spreadsheets/spreadsheets.css';
import { AppModal } from '../ui/app-modal.js';
import { Button } from '../ui/button.js';
import { ErrorBanner } from '../ui/error-banner.js';
import { BookNames } from './book-names.js';
import { useBookSheet } from './book-sheet.hook.js';
import { ColumnMapping } from './column-mapping.js';
import './books.css';

const FILE = 'book-file';
const RULES =
  'The first row names the columns, in any order and words. At most 10,000 rows and 20 MB, without formulas.';

interface BookImport {
  readonly calls: BookSheetCalls;
  /** One entry: `supplier`. */
  readonly singular: string;
  readonly title: string;
  /** Where the entries go that name no book themselves, and the names to choose from; absent where there is one book. */
  readonly books?: { readonly start: string; readonly names: readonly string[] };
}

interface ImportBookProps {
  readonly book: BookImport;
  readonly onClose: () => void;
}

/** Imports a spreadsheet into an address book: a file is chosen, its columns are checked, its preview read, and the import started [F06]. */
export function ImportBook({ book: { calls, singular, title, books }, onClose }: ImportBookProps) {
  const [name, setName] = useState(books?.start ?? '');
  const sheet = useBookSheet(calls, name.trim());
  const { preview, given, problem } = sheet;
  const command = useCommandRequest<{ readonly importId: string }>(`book/import`, { onSettled: onClose });
  const error = problem ?? undefined;
  const start = () =>
    given &&
    command.submit({
      ...commandOf(calls.start, { body: given }),
      toast: `The import of ${preview?.fileName} started.`,
    });
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={command.pending}>
        Cancel
      </Button>
      <Button
        type="button"
        primary
        loading={command.pending}
        disabled={command.pending || sheet.reading || !preview || preview.count === 0}
        onClick={start}
      >
        {preview ? `Import ${plural(preview.count, singular)}` : 'Import'}
      </Button>
    </>
  );
  return (
    <AppModal open title={title} size="large" actions={actions} onClose={onClose}>
      <div className="ui form">
        {books ? (
          <>
            <TextField
              id="book-name"
              label="Address book"
              required
              maxLength={120}
              list="book-names"
              value={name}
              note="For the rows that name none themselves. A new name makes a new book."
              onChange={({ target }) => setName(target.value)}
              onBlur={() => sheet.readForBook()}
            />
            <BookNames id="book-names" names={books.names} />
          </>
        ) : null}
        <FieldFrame id={FILE} label="Spreadsheet (.xlsx, .xls or .csv)" error={error} note={RULES}>
          <input
            id={FILE}
            type="file"
            accept=".xlsx,.xls,.csv"
            onChange={({ target }) => sheet.choose(target.files?.[0])}
            {...fieldAria(FILE, error, RULES)}
          />
        </FieldFrame>
      </div>
      <SheetDownloads calls={calls} given={preview && preview.wrongRows > 0 ? given : null} />
      {sheet.sending ? <SheetReading place={sheet.place} /> : null}
      <ErrorBanner problem={sheet.unread} onRetry={sheet.readAgain} />
      {preview ? (
        <>
          <ColumnMapping preview={preview} disabled={sheet.reading} onMap={sheet.mapField} />
          {preview.missing.length === 0 ? <SheetPreview preview={preview} singular={singular} /> : null}
        </>
      ) : null}
      <ErrorBanner problem={command.problem} />
    </AppModal>
  );
}

interface SheetDownloadsProps {
  readonly calls: BookSheetCalls;
  /** Null where no row is wrong. */
  readonly given: { readonly uploadId: string; readonly columns: string; readonly book: string } | null;
}

function SheetDownloads({ calls, given }: SheetDownloadsProps) {
  const { download, pending } = useDownload();
  return (
    <div className="sheet-downloads">
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          type="button"
          size="small"
          disabled={pending}
          onClick={() => download(`sample.${format}`, requestOf(calls.sample, { query: { format } }))}
        >
          <Download size={14} aria-hidden /> Sample .{format}
        </Button>
      ))}
      {given ? (
        <Button
          type="button"
          size="small"
          disabled={pending}
          onClick={() => download('rows-to-correct.xlsx', requestOf(calls.wrongRows, { query: given }))}
        >
          <Download size={14} aria-hidden /> Rows to correct
        </Button>
      ) : null}
    </div>
  );
}
