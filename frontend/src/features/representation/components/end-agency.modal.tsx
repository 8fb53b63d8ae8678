import { Controller } from 'react-hook-form';
import { Form } from 'semantic-ui-react';
import { remarks } from '@covertrail/domain/fields/note-fields';
import type { EndEffects, InsuredAppointment } from '@covertrail/contracts/representation/representation.replies';
import { endAgency } from '@covertrail/contracts/representation/representation.calls';
import { useCommand } from '#shared/commands/use-command';
import { CounterArea } from '#shared/forms/counter-area.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface EndAgencyProps {
  readonly appointment: InsuredAppointment;
  readonly effects: EndEffects;
  readonly onClose: () => void;
}

/** Ends the representation after it said what happens to requests, shares and policies. */
export function EndAgency({ appointment: { agencyId, agencyName }, effects, onClose }: EndAgencyProps) {
  const { submit, pending, problem } = useCommand(endAgency, `appointments/${agencyId}/end`, { onSettled: onClose });
  const {
    control,
    handleSubmit,
    formState: { errors },
  } = useFieldForm({ rules: { reason: remarks }, defaults: { reason: '' }, problem });
  const end = handleSubmit(({ reason }) =>
    submit({
      body: { agencyCompanyId: agencyId, reason },
      toast: `${agencyName} no longer represents you.`,
    }),
  );
  const { openRequests, shares, policies } = effects;
  return (
    <ConfirmDialog
      open
      title={`End the representation by ${agencyName}`}
      confirm="End representation"
      cancel="Keep agency"
      destructive
      pending={pending}
      problem={problem}
      onConfirm={() => void end()}
      onCancel={onClose}
    >
      <ul className="agency-effects">
        <li>
          {counted(openRequests, 'open request')}: your company answers {openRequests === 1 ? 'it' : 'them'} alone from
          now on.
        </li>
        <li>
          {counted(shares, 'share')}: {shares === 1 ? 'it stays' : 'they stay'} as {shares === 1 ? 'it is' : 'they are'}
          . Your customers keep what you share with them.
        </li>
        <li>
          {counted(policies, 'policy', 'policies')}: {policies === 1 ? 'it stays' : 'they stay'} with you. {agencyName}{' '}
          sees them as they are now, and no later change.
        </li>
        <li>New or changed policies stay unverified until another agency verifies them.</li>
      </ul>
      <p>{agencyName} is notified. It can only represent you again when you accept or invite it.</p>
      <Form as="div">
        <Controller
          control={control}
          name="reason"
          render={({ field: { ref: _ref, ...field } }) => (
            <CounterArea
              id="end-reason"
              label="Reason (optional)"
              rows={3}
              limit={1000}
              error={errors.reason?.message}
              {...field}
            />
          )}
        />
      </Form>
    </ConfirmDialog>
  );
}

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
