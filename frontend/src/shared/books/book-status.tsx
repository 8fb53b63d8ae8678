import { Download, History } from 'lucide-react';
import type { BookImportRow } from '@covertrail/contracts/book-import/book-import.replies';
import type { ApiRequest } from '../api/api-client.js';
import { plural } from '../format/plural.js';
import { useDownload } from '../spreadsheets/download.hook.js';
import { Button } from '../ui/button.js';
import type { ViewQuery } from '../views/view-query.js';
import { useViewQuery } from '../views/use-view-query.js';
import './books.css';

interface BookStatusProps {
  /** The last import. */
  readonly last: ViewQuery<BookImportRow>;
  readonly singular: string;
  /** The rows that an import refused, as a file; null for who may not import. */
  readonly refusedOf: ((importId: string) => ApiRequest) | null;
  readonly onHistory: () => void;
}

/** The last import into an address book: how far it is, and what came of it. Nothing before the first. */
export function BookStatus({ last, singular, refusedOf, onHistory }: BookStatusProps) {
  const {
    rows: [row],
  } = useViewQuery(last);
  if (!row) return null;
  return (
    <div className="book-status">
      {row.stage === 'running' ? (
        <progress aria-label={`Import of ${row.fileName}`} max={row.count} value={row.added} />
      ) : null}
      <span className="sub" role="status">
        {statusText(row, singular)}
      </span>
      {row.stage === 'completed' && row.refused > 0 && refusedOf ? (
        <RefusedRows row={row} request={refusedOf(row.id)} />
      ) : null}
      <Button type="button" size="small" onClick={onHistory}>
        <History size={14} aria-hidden /> Upload history
      </Button>
    </div>
  );
}

/** `suppliers.csv: 298 suppliers added, 14 rows refused.` */
function statusText({ stage, fileName, added, removed, count, refused }: BookImportRow, singular: string): string {
  if (stage === 'running') return `${fileName}: ${added.toLocaleString('en-US')} of ${plural(count, singular)} added`;
  if (stage === 'undoing') return `The import of ${fileName} is being undone.`;
  if (stage === 'undone')
    return `The import of ${fileName} was undone: ${removed.toLocaleString('en-US')} of ${plural(added, singular)} deleted.`;
  return `${fileName}: ${plural(added, singular)} added${refused > 0 ? `, ${plural(refused, 'row')} refused` : ''}.`;
}

/** Downloads the rows that an import refused, each with its reasons. */
export function RefusedRows({ row, request }: { readonly row: BookImportRow; readonly request: ApiRequest }) {
  const { download, pending } = useDownload();
  return (
    <Button
      type="button"
      size="small"
      disabled={pending}
      aria-label={`Refused rows of ${row.fileName}`}
      onClick={() => download('refused-rows.xlsx', request)}
    >
      <Download size={14} aria-hidden /> Refused rows
    </Button>
  );
}
