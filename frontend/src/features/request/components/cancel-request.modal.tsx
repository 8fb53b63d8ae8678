import { Controller } from 'react-hook-form';
import { NOTE_LENGTH, reason } from '@covertrail/domain/fields/note-fields';
import { cancelRequest } from '@covertrail/contracts/request/request.calls';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { useCommand } from '#shared/commands/use-command';
import { CounterArea } from '#shared/forms/counter-area.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Form } from '#shared/ui/form.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface CancelRequestProps {
  readonly request: RequestRow;
  readonly onClose: () => void;
}

/** Withdraws an open request: asks for the reason, and says what that does. */
export default function CancelRequest({ request: { id, insuredName, projectName }, onClose }: CancelRequestProps) {
  const command = useCommand(cancelRequest, `request/${id}/cancel`, { onSettled: onClose });
  const { control, handleSubmit } = useFieldForm({
    rules: { reason },
    defaults: { reason: '' },
    problem: command.problem,
  });
  const send = handleSubmit((values) =>
    command.submit({
      body: { requestId: id, reason: values.reason },
      toast: `The request to ${insuredName} was canceled.`,
    }),
  );
  return (
    <ConfirmDialog
      open
      destructive
      title="Cancel request"
      confirm="Cancel request"
      cancel="Keep request"
      pending={command.pending}
      problem={command.problem}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>
        {insuredName} can no longer answer this request for {projectName}, and sees that you canceled it and why. What
        it has already shared with you stays, and its status does not change. This cannot be undone, but you can ask
        again.
      </p>
      <Form onSubmit={() => void send()}>
        <Controller
          name="reason"
          control={control}
          render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
            <CounterArea
              id="cancel-reason"
              label="Reason"
              required
              rows={3}
              limit={NOTE_LENGTH}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              error={error?.message}
            />
          )}
        />
      </Form>
    </ConfirmDialog>
  );
}
