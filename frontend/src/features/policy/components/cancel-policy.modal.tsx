import { reason } from '@covertrail/domain/fields/note-fields';
import { effectiveOn } from '@covertrail/domain/fields/policy-fields';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { useWatch } from 'react-hook-form';
import { cancelPolicy } from '@covertrail/contracts/policy/policy.calls';
import { tryCancellation } from '@covertrail/contracts/what-if/what-if.calls';
import { commandOf } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { dayFormat } from '#shared/format/day-format';
import { useToday } from '#shared/session/use-today';
import { FormArea } from '#shared/forms/bound-fields.tsx';
import { DayField } from '#shared/forms/day-field.tsx';
import type { Wrong } from '#shared/forms/field-resolver';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Fields } from '#shared/ui/form.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { WhatIfTrial } from '#shared/what-if/what-if-trial.tsx';

type Canceled = Pick<PolicyRow, 'id' | 'policyNumber' | 'effectiveOn' | 'expiresOn'>;

interface CancelPolicyProps {
  readonly policy: Canceled;
  readonly onClose: () => void;
}

interface CancelValues {
  readonly effectiveFrom: string;
  readonly reason: string;
}

const withinPeriod =
  ({ effectiveOn: from, expiresOn: to }: Canceled) =>
  (day: unknown): Wrong =>
    effectiveOn.check(day) ??
    (String(day) >= from && String(day) < to
      ? null
      : `Choose a date from ${dayFormat(from)} to the day before ${dayFormat(to)}.`);

/** The day nearest to today on which the policy runs. */
function nearestDay({ effectiveOn: from, expiresOn: to }: Canceled, today: CalendarDate): CalendarDate {
  return today < from || today >= to ? from : today;
}

/** Cancels a policy from a day that may be in the past; says before what that does. */
export default function CancelPolicy({ policy, onClose }: CancelPolicyProps) {
  const { submit, pending, problem } = useCommand(cancelPolicy, `policies/${policy.id}/cancel`, { onSettled: onClose });
  const today = useToday();
  const defaults = { effectiveFrom: nearestDay(policy, today), reason: '' };
  const form = useFieldForm<CancelValues>({
    rules: { effectiveFrom: withinPeriod(policy), reason },
    defaults,
    problem,
  });
  const {
    control,
    register,
    handleSubmit,
    trigger,
    getValues,
    formState: { errors },
  } = form;
  const send = handleSubmit((body) =>
    submit({
      params: { id: policy.id },
      body,
      toast: `Policy ${policy.policyNumber} canceled.`,
    }),
  );
  const from = useWatch({ control, name: 'effectiveFrom' });
  const trial = async () =>
    (await trigger('effectiveFrom'))
      ? commandOf(tryCancellation, { params: { id: policy.id }, body: { effectiveFrom: getValues('effectiveFrom') } })
      : undefined;
  return (
    <ConfirmDialog
      open
      title={`Cancel policy ${policy.policyNumber}?`}
      confirm="Cancel policy"
      destructive
      pending={pending}
      problem={problem}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>
        The policy gives no cover from this date on. Every company that it is shared with is notified, and compliance is
        checked again. Nothing is deleted: the history keeps what was shown before.
      </p>
      <Fields>
        <DayField
          id="cancel-from"
          label="First day without cover"
          required
          error={errors.effectiveFrom?.message}
          note="You can choose a past date. Compliance for those days is recalculated; the record of what was shown stays."
          {...register('effectiveFrom')}
        />
        <FormArea control={control} name="reason" id="cancel-reason" label="Reason" required rows={3} limit={1000} />
      </Fields>
      <WhatIfTrial key={from} name={`policies/${policy.id}`} request={trial} />
    </ConfirmDialog>
  );
}
