import type { BookSheetCalls } from '@covertrail/contracts/book-import/book-import.calls';
import type { BookImportRow } from '@covertrail/contracts/book-import/book-import.replies';
import { useCommand } from '../commands/use-command.js';
import { plural } from '../format/plural.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';

interface UndoBookImportProps {
  readonly calls: BookSheetCalls;
  readonly row: BookImportRow;
  /** One entry: `supplier`. */
  readonly singular: string;
  readonly onClose: () => void;
}

/** Asks before an import into an address book is taken back. */
export default function UndoBookImport({ calls, row, singular, onClose }: UndoBookImportProps) {
  const { id, fileName, added } = row;
  const { submit, pending, problem } = useCommand(calls.undo, `book-import/${id}/undo`, { onSettled: onClose });
  return (
    <ConfirmDialog
      open
      title="Undo this import?"
      confirm="Undo import"
      cancel="Cancel"
      destructive
      pending={pending}
      problem={problem}
      onCancel={onClose}
      onConfirm={() => submit({ params: { id }, toast: `The import of ${fileName} is being undone.` })}
    >
      <p>
        {plural(added, singular)} of {fileName} will be deleted from the address book. What someone changed since the
        import stays.
      </p>
    </ConfirmDialog>
  );
}
