import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SheetReadingCalls } from '@covertrail/contracts/book-import/sheet-reading.calls';
import { requestOf } from '../api/call-request.js';
import { FieldFrame, fieldAria } from '../forms/field-frame.js';
import { useDownload } from '../spreadsheets/download.hook.js';
import { SheetPreview } from '../spreadsheets/sheet-preview.js';
import { SheetReading } from '../spreadsheets/sheet-reading.js';
import '../spreadsheets/spreadsheets.css';
import { Button } from '../ui/button.js';
import { ErrorBanner } from '../ui/error-banner.js';
import type { BookSheet } from './book-sheet.hook.js';
import { ColumnMapping } from './column-mapping.js';
import './books.css';

const FILE = 'book-file';
const RULES =
  'The first row names the columns, in any order and words. At most 10,000 rows and 20 MB, without formulas.';

interface SheetFieldsProps {
  readonly calls: SheetReadingCalls;
  readonly sheet: BookSheet;
  /** One row: `supplier`. */
  readonly singular: string;
  /** What can be done with a right row: `imported`. */
  readonly done?: string;
  /** What is wrong beside the file itself: that none was chosen. */
  readonly error?: string | undefined;
  /** Fields that come before the file. */
  readonly children?: ReactNode;
}

/** A spreadsheet that a person chooses, the columns that hold its fields, and what would become of its rows [F06]. */
export function SheetFields({ calls, sheet, singular, done, error: other, children }: SheetFieldsProps) {
  const { preview, given, problem } = sheet;
  const error = problem ?? other;
  return (
    <>
      <div className="ui form">
        {children}
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
          {preview.missing.length === 0 ? (
            <SheetPreview preview={preview} singular={singular} {...(done ? { done } : {})} />
          ) : null}
        </>
      ) : null}
    </>
  );
}

interface SheetDownloadsProps {
  readonly calls: SheetReadingCalls;
  /** Null where no row is wrong. */
  readonly given: BookSheet['given'];
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
