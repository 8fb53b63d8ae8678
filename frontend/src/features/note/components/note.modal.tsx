import { addNote, reviseNote } from '@covertrail/contracts/note/note.calls';
import type { NoteRow } from '@covertrail/contracts/note/note.replies';
import { noteText, NOTE_LENGTH } from '@covertrail/domain/fields/note-fields';
import { inWordsOf } from '#shared/api/api-problem';
import { useCommand } from '#shared/commands/use-command';
import { FormArea } from '#shared/forms/bound-fields.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Button } from '#shared/ui/button.tsx';
import { Fields } from '#shared/ui/form.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';

interface NoteModalProps {
  readonly trackingId: string;
  /** The note to be revised; null for a new one. */
  readonly note: NoteRow | null;
  readonly onClose: () => void;
}

/** The dialog that adds or revises a note [I02]. */
export function NoteModal({ trackingId, note, onClose }: NoteModalProps) {
  const adding = useCommand(addNote, `notes/${trackingId}/add`, { onSettled: onClose });
  const revising = useCommand(reviseNote, `notes/${note?.id ?? ''}/revise`, { onSettled: onClose });
  const { pending, problem } = note ? revising : adding;
  const { control, handleSubmit } = useFieldForm<{ readonly noteText: string }>({
    rules: { noteText },
    defaults: { noteText: note?.text ?? '' },
    problem,
  });
  const send = handleSubmit((body) =>
    note
      ? revising.submit({ params: { id: trackingId, noteId: note.id }, body, toast: 'Note updated successfully' })
      : adding.submit({ params: { id: trackingId }, body, toast: 'Note added successfully' }),
  );
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={pending}>
        Cancel
      </Button>
      <Button type="button" primary loading={pending} disabled={pending} onClick={() => void send()}>
        Submit
      </Button>
    </>
  );
  return (
    <AppModal open title={note ? 'Edit Note' : 'Add Note'} actions={actions} onClose={onClose}>
      <Fields>
        <FormArea
          control={control}
          name="noteText"
          id="note-text"
          label="Note"
          placeholder="Enter note"
          required
          rows={6}
          limit={NOTE_LENGTH}
        />
      </Fields>
      <ErrorBanner problem={inWordsOf('Unknow Error occurred while doing process', problem)} />
    </AppModal>
  );
}
