import { remarks } from '@covertrail/domain/fields/note-fields';
import type { InsuredAppointment } from '@covertrail/contracts/representation/representation.replies';
import { refuseAgency } from '@covertrail/contracts/representation/representation.calls';
import { useCommand } from '#shared/commands/use-command';
import { FormArea } from '#shared/forms/bound-fields.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Fields } from '#shared/ui/form.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface RefuseAgencyProps {
  readonly appointment: InsuredAppointment;
  readonly onClose: () => void;
}

/** Refuses an agency that asks; it may say why. */
export function RefuseAgency({ appointment: { agencyId, agencyName }, onClose }: RefuseAgencyProps) {
  const { submit, pending, problem } = useCommand(refuseAgency, `appointments/${agencyId}/refuse`, {
    onSettled: onClose,
  });
  const { control, handleSubmit } = useFieldForm({ rules: { reason: remarks }, defaults: { reason: '' }, problem });
  const refuse = handleSubmit(({ reason }) =>
    submit({
      body: { agencyCompanyId: agencyId, reason },
      toast: `${agencyName} was refused.`,
    }),
  );
  return (
    <ConfirmDialog
      open
      title={`Refuse ${agencyName}`}
      confirm="Refuse agency"
      cancel="Not now"
      destructive
      pending={pending}
      problem={problem}
      onConfirm={() => void refuse()}
      onCancel={onClose}
    >
      <p>
        {agencyName} is notified, and then needs the ID of an open request to ask again. Policies that it added for a
        request stay with you.
      </p>
      <Fields>
        <FormArea control={control} name="reason" id="refuse-reason" label="Reason (optional)" rows={3} limit={1000} />
      </Fields>
    </ConfirmDialog>
  );
}
