import { NOTE_LENGTH, remarks } from '@covertrail/domain/fields/note-fields';
import { endClient } from '@covertrail/contracts/representation/representation.calls';
import type { ClientRow } from '@covertrail/contracts/client/client.replies';
import { useCommand } from '#shared/commands/use-command';
import { FormArea } from '#shared/forms/bound-fields.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { Fields } from '#shared/ui/form.tsx';

interface RemoveClientProps {
  readonly client: Pick<ClientRow, 'id' | 'name'>;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** The agency no longer represents a client [D11], as by the link of a mail. */
export default function RemoveClient({ client: { id, name }, onClose, onRemoved }: RemoveClientProps) {
  const { submit, pending, problem } = useCommand(endClient, `clients/${id}/remove`, { onSettled: onRemoved });
  const { control, handleSubmit } = useFieldForm({ rules: { reason: remarks }, defaults: { reason: '' }, problem });
  const remove = handleSubmit(({ reason }) =>
    submit({ body: { insuredCompanyId: id, reason }, toast: 'Client removed successfully' }),
  );
  return (
    <ConfirmDialog
      open
      title={`Remove ${name}?`}
      confirm="Remove Client"
      cancel="Keep client"
      destructive
      pending={pending}
      problem={problem}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>
        Your agency then no longer represents {name} and gets no more requests for it. Whoever asked {name} for proof of
        insurance is notified, so that updated agency information can be obtained. {name} keeps its policies, requests
        and shares.
      </p>
      <Fields>
        <FormArea
          control={control}
          name="reason"
          id="remove-client-reason"
          label="Reason (optional)"
          rows={3}
          limit={NOTE_LENGTH}
        />
      </Fields>
    </ConfirmDialog>
  );
}
