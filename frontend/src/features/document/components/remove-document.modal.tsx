import { removeDocument } from '@covertrail/contracts/document/document.calls';
import type { DocumentRow } from '@covertrail/contracts/document/document.replies';
import { useCommand } from '#shared/commands/use-command';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface RemoveDocumentProps {
  readonly row: DocumentRow;
  readonly onClose: () => void;
}

/** Asks before a document is removed [C17]. */
export function RemoveDocument({ row: { id, name, revision }, onClose }: RemoveDocumentProps) {
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
      onConfirm={() => submit({ params: { id }, ifMatch: revision, toast: `${name} was deleted.` })}
      onCancel={onClose}
    >
      <p>Do you want to delete document for {name}?</p>
      <p className="sub">
        It is no longer shown with the policy, nor to those with whom the policy is shared. The history still says that
        it was there.
      </p>
    </ConfirmDialog>
  );
}
