import { acknowledgeCorrection } from '@covertrail/contracts/correction/correction.calls';
import type { CorrectionRow } from '@covertrail/contracts/correction/correction.replies';
import { remarks } from '@covertrail/domain/fields/note-fields';
import { useCommand } from '#shared/commands/use-command';
import { FormArea } from '#shared/forms/bound-fields.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Fields } from '#shared/ui/form.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface AcknowledgeCorrectionProps {
  readonly correction: CorrectionRow;
  readonly onClose: () => void;
}

/** Records that a person has read a correction, with what follows from it. */
export default function AcknowledgeCorrection({
  correction: { id, trackingId, supplierName, projectName, text },
  onClose,
}: AcknowledgeCorrectionProps) {
  const { submit, pending, problem } = useCommand(acknowledgeCorrection, `corrections/${id}/acknowledge`, {
    onSettled: onClose,
  });
  const { control, handleSubmit } = useFieldForm<{ readonly comment: string }>({
    rules: { comment: remarks },
    defaults: { comment: '' },
    problem,
  });
  const send = handleSubmit((body) =>
    submit({ params: { id: trackingId, correctionId: id }, body, toast: 'Correction acknowledged.' }),
  );
  return (
    <ConfirmDialog
      open
      title="Acknowledge this correction?"
      confirm="Acknowledge"
      cancel="Cancel"
      pending={pending}
      problem={problem}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>
        {supplierName}, for {projectName}, {text}. Your name and the day are recorded. This cannot be undone.
      </p>
      <Fields>
        <FormArea control={control} name="comment" id="acknowledge-comment" label="Comment" rows={3} limit={1000} />
      </Fields>
    </ConfirmDialog>
  );
}
