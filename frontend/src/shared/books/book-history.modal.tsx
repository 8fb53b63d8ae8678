import { History } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { BookImportRow } from '@covertrail/contracts/book-import/book-import.replies';
import type { ApiRequest } from '../api/api-client.js';
import { instantFormat } from '../format/instant-format.js';
import type { Column } from '../table/column.js';
import { RecordTable } from '../table/record-table.js';
import { AppModal } from '../ui/app-modal.js';
import { EmptyState } from '../ui/empty-state.js';
import { ErrorBanner } from '../ui/error-banner.js';
import type { ViewQuery } from '../views/view-query.js';
import { useViewQuery } from '../views/use-view-query.js';
import { RefusedRows } from './book-status.js';

const PAGE = 10;

interface BookHistoryProps {
  readonly history: ViewQuery<BookImportRow>;
  readonly refusedOf: ((importId: string) => ApiRequest) | null;
  readonly onClose: () => void;
}

/** Which sheets were imported into the address book, when and by whom, and what came of each [F06]. */
export function BookHistory({ history, refusedOf, onClose }: BookHistoryProps) {
  const [page, setPage] = useState(1);
  const { rows, total, loading, refreshing, problem, refetch } = useViewQuery({
    ...history,
    query: { ...history.query, page, size: PAGE },
  });
  const columns = useMemo(() => columnsOf(refusedOf), [refusedOf]);
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

const columnsOf = (refusedOf: BookHistoryProps['refusedOf']): readonly Column<BookImportRow>[] => [
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
      row.stage === 'running' ? (
        'Running'
      ) : row.refused > 0 && refusedOf ? (
        <RefusedRows row={row} request={refusedOf(row.id)} />
      ) : (
        '–'
      ),
  },
];
