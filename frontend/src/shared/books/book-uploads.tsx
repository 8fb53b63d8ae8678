import { useState } from 'react';
import type { BookSheetCalls } from '@covertrail/contracts/book-import/book-import.calls';
import type { BookImportRow } from '@covertrail/contracts/book-import/book-import.replies';
import { requestOf, viewQuery } from '../api/call-request.js';
import { useMay } from '../session/use-may.js';
import { lateDialog } from '../ui/late-dialog.js';
import { BookStatus } from './book-status.js';

const BookHistory = lateDialog(() => import('./book-history.modal.js'));
const UndoBookImport = lateDialog(() => import('./undo-book-import.modal.js'));

interface BookUploadsProps {
  readonly calls: BookSheetCalls;
  /** One entry: `supplier`. */
  readonly singular: string;
  /** The client whose book it is; absent for a book of the reader's company. */
  readonly insuredCompanyId?: string | undefined;
}

/** The last import into an address book, with the history of all, from which one can be taken back [F06]. Nothing before the first. */
export function BookUploads({ calls, singular, insuredCompanyId }: BookUploadsProps) {
  const [shown, setShown] = useState<'history' | BookImportRow | null>(null);
  const mayKeep = useMay(calls.start);
  const of = insuredCompanyId ? { insuredCompanyId } : {};
  const refusedOf = mayKeep ? (id: string) => requestOf(calls.refused, { params: { id } }) : null;
  return (
    <>
      <BookStatus
        last={viewQuery(calls.history, { query: { ...of, size: 1 } })}
        singular={singular}
        refusedOf={refusedOf}
        onHistory={() => setShown('history')}
      />
      {shown === 'history' ? (
        <BookHistory
          history={viewQuery(calls.history, { query: of })}
          refusedOf={refusedOf}
          onUndo={mayKeep ? setShown : null}
          onClose={() => setShown(null)}
        />
      ) : null}
      {shown !== null && shown !== 'history' ? (
        <UndoBookImport calls={calls} row={shown} singular={singular} onClose={() => setShown('history')} />
      ) : null}
    </>
  );
}
