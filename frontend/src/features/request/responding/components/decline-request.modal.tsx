import { Controller } from 'react-hook-form';
import { reason } from '@covertrail/domain/fields/note-fields';
import { declineRequest } from '@covertrail/contracts/request/request.calls';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { useCommand } from '#shared/commands/use-command';
import { CounterArea } from '#shared/forms/counter-area.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Fields } from '#shared/ui/form.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface DeclineRequestProps {
  readonly request: Pick<RequestRow, 'id' | 'requesterName' | 'projectName'>;
  readonly onClose: () => void;
  readonly onDeclined?: () => void;
}

/** Declines a request: the requester reads the reason. */
export default function DeclineRequest({ request, onClose, onDeclined = onClose }: DeclineRequestProps) {
  const { submit, pending, problem } = useCommand(declineRequest, `requests/${request.id}/decline`, {
    onSettled: onDeclined,
  });
  const {
    control,
    handleSubmit,
    formState: { errors },
  } = useFieldForm({ rules: { reason }, defaults: { reason: '' }, problem });
  const send = handleSubmit((values) =>
    submit({
      body: { requestId: request.id, ...values },
      toast: 'Request declined.',
    }),
  );
  return (
    <ConfirmDialog
      open
      title="Decline this request?"
      confirm="Decline request"
      cancel="Keep open"
      destructive
      pending={pending}
      problem={problem}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>
        {request.requesterName} will receive no proof of insurance for {request.projectName} and will see your reason.
        It would have to send a new request.
      </p>
      <Fields>
        <Controller
          control={control}
          name="reason"
          render={({ field: { ref: _ref, ...field } }) => (
            <CounterArea
              id="decline-reason"
              label="Reason"
              required
              rows={3}
              limit={1000}
              error={errors.reason?.message}
              {...field}
            />
          )}
        />
      </Fields>
    </ConfirmDialog>
  );
}
