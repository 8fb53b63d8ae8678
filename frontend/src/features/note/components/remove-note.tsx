import { removeNote } from '@covertrail/contracts/note/note.calls';
import { inWordsOf } from '#shared/api/api-problem';
import { useCommand } from '#shared/commands/use-command';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface RemoveNoteProps {
  readonly trackingId: string;
  readonly noteId: string;
  readonly onClose: () => void;
}

/** Asks before a note is removed [I02]. */
export function RemoveNote({ trackingId, noteId, onClose }: RemoveNoteProps) {
  const { submit, pending, problem } = useCommand(removeNote, `notes/${noteId}/remove`, { onSettled: onClose });
  const remove = () => submit({ params: { id: trackingId, noteId }, toast: 'Note deleted successfully' });
  return (
    <ConfirmDialog
      open
      title="Delete Note"
      confirm="Delete"
      cancel="Cancel"
      destructive
      pending={pending}
      problem={inWordsOf('Unknown Error occurred while fetching notes', problem)}
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>Would you like to permanently remove this note?</p>
      <p className="sub">No page shows it any more. The activity log keeps that it was there.</p>
    </ConfirmDialog>
  );
}
