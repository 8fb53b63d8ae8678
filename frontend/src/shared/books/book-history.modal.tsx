import { History, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { BookImportRow } from '@covertrail/contracts/book-import/book-import.replies';
import type { ApiRequest } from '../api/api-client.js';
import { instantFormat } from '../format/instant-format.js';
import type { Column } from '../table/column.js';
import { RecordTable } from '../table/record-table.js';
import { AppModal } from '../ui/app-modal.js';
import { Button } from '../ui/button.js';
import { EmptyState } from '../ui/empty-state.js';
import { ErrorBanner } from '../ui/error-banner.js';
import type { ViewQuery } from '../views/view-query.js';
import { useViewQuery } from '../views/use-view-query.js';
import { RefusedRows } from './book-status.js';

const PAGE = 10;

interface BookHistoryProps {
  readonly history: ViewQuery<BookImportRow>;
  readonly refusedOf: ((importId: string) => ApiRequest) | null;
  /** Takes an import back; null for who may not import. */
  readonly onUndo?: ((row: BookImportRow) => void) | null;
  readonly onClose: () => void;
}

/** Which sheets were imported into the address book, when and by whom, and what came of each [F06]. */
export default function BookHistory({ history, refusedOf, onUndo = null, onClose }: BookHistoryProps) {
  const [page, setPage] = useState(1);
  const { rows, total, loading, refreshing, problem, refetch } = useViewQuery({
    ...history,
    query: { ...history.query, page, size: PAGE },
  });
  const columns = useMemo(() => columnsOf(refusedOf, onUndo), [refusedOf, onUndo]);
  return (
    <AppModal open title="Upload history" size="large" onClose={onClose}>
      <ErrorBanner problem={problem} onRetry={refetch} />
      <RecordTable
        name="upload-history"
        label="Upload history"
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        loading={loading}
        refreshing={refreshing}
        paging={{ number: page, size: PAGE, total, onPage: setPage }}
        empty={
          <EmptyState title="Nothing uploaded yet" icon={History}>
            The files that you import are listed here.
          </EmptyState>
        }
      />
    </AppModal>
  );
}

const columnsOf = (
  refusedOf: BookHistoryProps['refusedOf'],
  onUndo: BookHistoryProps['onUndo'],
): readonly Column<BookImportRow>[] => [
  {
    id: 'file',
    title: 'File',
    fixed: true,
    text: ({ fileName }) => fileName,
    cell: ({ fileName, book }) => (
      <>
        <span className="cell-main">{fileName}</span>
        <div className="sub">{book}</div>
      </>
    ),
  },
  { id: 'by', title: 'Uploaded by', text: ({ startedBy }) => startedBy, cell: ({ startedBy }) => startedBy },
  {
    id: 'at',
    title: 'Uploaded',
    text: ({ startedAt }) => startedAt,
    cell: ({ startedAt }) => instantFormat(startedAt),
  },
  {
    id: 'added',
    title: 'Added',
    numeric: true,
    text: ({ added }) => added,
    cell: ({ added }) => added.toLocaleString('en-US'),
  },
  {
    id: 'refused',
    title: 'Refused',
    numeric: true,
    text: ({ refused }) => refused,
    cell: ({ refused }) => refused.toLocaleString('en-US'),
  },
  {
    id: 'rows',
    title: 'Refused rows',
    fills: true,
    cell: (row) =>
      row.refused > 0 && row.stage !== 'running' && refusedOf ? (
        <RefusedRows row={row} request={refusedOf(row.id)} />
      ) : (
        '–'
      ),
  },
  { id: 'stage', title: 'Standing', text: stageText, cell: (row) => <Standing row={row} onUndo={onUndo} /> },
];

function stageText({ stage, added, removed }: BookImportRow): string {
  if (stage === 'running') return 'Running';
  if (stage === 'undoing') return 'Being undone';
  if (stage === 'completed') return 'Imported';
  const kept = added - removed;
  return `Undone: ${removed.toLocaleString('en-US')} removed${kept > 0 ? `, ${kept.toLocaleString('en-US')} changed since stayed` : ''}`;
}

/** How far an import is, and its undo once it has ended. */
function Standing({ row, onUndo }: { readonly row: BookImportRow; readonly onUndo: BookHistoryProps['onUndo'] }) {
  if (row.stage !== 'completed' || row.added === 0 || !onUndo) return <>{stageText(row)}</>;
  return (
    <Button type="button" size="small" aria-label={`Undo import of ${row.fileName}`} onClick={() => onUndo(row)}>
      <Undo2 size={14} aria-hidden /> Undo…
    </Button>
  );
}
