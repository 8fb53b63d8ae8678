import { reopenReview } from '@covertrail/contracts/compliance-review/compliance-review.calls';
import type { ComplianceReviewRow } from '@covertrail/contracts/compliance-review/compliance-review.replies';
import { NOTE_LENGTH, notesBox } from '@covertrail/domain/fields/note-fields';
import { useCommand } from '#shared/commands/use-command';
import { FormArea } from '#shared/forms/bound-fields.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Fields } from '#shared/ui/form.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface ReopenReviewProps {
  readonly review: ComplianceReviewRow;
  readonly onClose: () => void;
}

/** Sets a review to Pending again, with notes that say why. */
export default function ReopenReview({ review: { id, supplierName, projectName }, onClose }: ReopenReviewProps) {
  const { submit, pending, problem } = useCommand(reopenReview, `reviews/${id}/reopen`, { onSettled: onClose });
  const { control, handleSubmit } = useFieldForm<{ readonly reason: string }>({
    rules: { reason: notesBox },
    defaults: { reason: '' },
    problem,
  });
  const send = handleSubmit((body) => submit({ params: { id }, body, toast: 'Review pending again.' }));
  return (
    <ConfirmDialog
      open
      title="Set this review to Pending?"
      confirm="Set to Pending"
      cancel="Cancel"
      pending={pending}
      problem={problem}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>
        {supplierName}, {projectName}
      </p>
      <Fields>
        <FormArea
          control={control}
          name="reason"
          id="reopen-notes"
          label="Notes"
          required
          rows={2}
          mostRows={6}
          limit={NOTE_LENGTH}
          placeholder="Why it is to be reviewed again"
        />
      </Fields>
    </ConfirmDialog>
  );
}
