import { reopenReview } from '@covertrail/contracts/compliance-review/compliance-review.calls';
import type { ComplianceReviewRow } from '@covertrail/contracts/compliance-review/compliance-review.replies';
import { reason } from '@covertrail/domain/fields/note-fields';
import { useCommand } from '#shared/commands/use-command';
import { FormArea } from '#shared/forms/bound-fields.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Fields } from '#shared/ui/form.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface ReopenReviewProps {
  readonly review: ComplianceReviewRow;
  readonly onClose: () => void;
}

/** Sets a review to Pending again, with a reason. */
export default function ReopenReview({ review: { id, supplierName, projectName }, onClose }: ReopenReviewProps) {
  const { submit, pending, problem } = useCommand(reopenReview, `reviews/${id}/reopen`, { onSettled: onClose });
  const { control, handleSubmit } = useFieldForm<{ readonly reason: string }>({
    rules: { reason },
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
        <FormArea control={control} name="reason" id="reopen-reason" label="Reason" required rows={3} limit={1000} />
      </Fields>
    </ConfirmDialog>
  );
}
