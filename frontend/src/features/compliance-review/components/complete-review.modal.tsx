import { completeReview } from '@covertrail/contracts/compliance-review/compliance-review.calls';
import type { ComplianceReviewRow } from '@covertrail/contracts/compliance-review/compliance-review.replies';
import { NOTE_LENGTH, remarks } from '@covertrail/domain/fields/note-fields';
import { useCommand } from '#shared/commands/use-command';
import { FormArea } from '#shared/forms/bound-fields.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Fields } from '#shared/ui/form.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface CompleteReviewProps {
  readonly review: ComplianceReviewRow;
  readonly onClose: () => void;
}

/** Sets a review to Complete; the server refuses it while something requires a review. */
export default function CompleteReview({ review: { id, supplierName, projectName }, onClose }: CompleteReviewProps) {
  const { submit, pending, problem } = useCommand(completeReview, `reviews/${id}/complete`, { onSettled: onClose });
  const { control, handleSubmit } = useFieldForm<{ readonly note: string }>({
    rules: { note: remarks },
    defaults: { note: '' },
    problem,
  });
  const send = handleSubmit((body) => submit({ params: { id }, body, toast: 'Review complete.' }));
  return (
    <ConfirmDialog
      open
      title="Set this review to Complete?"
      confirm="Complete"
      cancel="Cancel"
      pending={pending}
      problem={problem}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>
        {supplierName}, {projectName}: nothing requires a review. It is pending again when something does.
      </p>
      <Fields>
        <FormArea
          control={control}
          name="note"
          id="review-note"
          label="Notes"
          rows={2}
          mostRows={6}
          limit={NOTE_LENGTH}
        />
      </Fields>
    </ConfirmDialog>
  );
}
