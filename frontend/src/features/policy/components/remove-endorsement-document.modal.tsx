import { removeDocument } from '@covertrail/contracts/document/document.calls';
import type { DocumentRow } from '@covertrail/contracts/document/document.replies';
import { useCommand } from '#shared/commands/use-command';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface RemoveEndorsementDocumentProps {
  readonly row: DocumentRow;
  /** Of the endorsement. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before the document of an endorsement is deleted [C08]. */
export default function RemoveEndorsementDocument({
  row: { id, revision },
  name,
  onClose,
}: RemoveEndorsementDocumentProps) {
  const { submit, pending, problem } = useCommand(removeDocument, `documents/${id}/remove`, { onSettled: onClose });
  return (
    <ConfirmDialog
      open
      title="Delete document"
      confirm="Delete document"
      cancel="Keep it"
      destructive
      pending={pending}
      problem={problem}
      onConfirm={() => submit({ params: { id }, ifMatch: revision, toast: `The document of ${name} was deleted.` })}
      onCancel={onClose}
    >
      <p>Do you want to delete document for {name}?</p>
    </ConfirmDialog>
  );
}
