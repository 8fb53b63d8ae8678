import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { hasTrigger } from '@covertrail/domain/insurance/line-facts';
import { REGION_CODES } from '@covertrail/domain/insurance/lines/regions';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { REGION_NAMES } from '@covertrail/wording/insurance/vocabulary-words';
import { FormSelect } from '#shared/forms/bound-fields.tsx';
import { DayField } from '#shared/forms/day-field.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import { LINE_CHOICES } from '#shared/policies/line-choices';
import { TriggerFields } from '#shared/policies/trigger-fields.tsx';
import type { PolicyValues } from '../policy-values.form.js';
import { useProposedExpiry } from '../proposed-expiry.hook.js';
import { CarrierField } from './carrier-field.js';

const TRIGGER = {
  id: 'trigger',
  name: 'trigger',
  placeholder: 'Not stated',
  choices: [
    { value: 'occurrence', text: 'Occurrence' },
    { value: 'claimsMade', text: 'Claims made' },
  ],
} as const;
const REGIONS = REGION_CODES.map((region) => ({ value: region, text: REGION_NAMES[region] }));
const RETROACTIVE = {
  id: 'retroactiveOn',
  name: 'retroactiveOn',
  label: 'Retroactive date',
  note: 'Acts before this date are not covered. Leave blank if it was not given.',
} as const;

const ENDS = 'Cover ends at 12:01 am on this date.';
const ONE_YEAR = 'It is one year after the effective date: change it if the policy states another.';

interface TermsSectionProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly insuredId: Uuid | null;
  /** The line of a policy never changes: another line means another policy. */
  readonly lineFixed: boolean;
  readonly disabled: boolean;
}

/** What identifies a policy: line, number, insurer, effective and expiration date. */
export function TermsSection({ form, insuredId, lineFixed, disabled }: TermsSectionProps) {
  const {
    control,
    register,
    formState: { errors },
  } = form;
  const line = useWatch({ control, name: 'line' });
  const { propose, isProposed } = useProposedExpiry(form);
  return (
    <div className="panel-body policy-fields">
      <FormSelect
        id="line"
        name="line"
        label="Policy type"
        required
        placeholder="Select"
        choices={LINE_CHOICES}
        control={control}
        disabled={disabled || lineFixed}
      />
      <FormSelect
        id="region"
        name="region"
        label="Region"
        required
        choices={REGIONS}
        control={control}
        disabled={disabled}
      />
      <TextField
        id="policyNumber"
        label="Policy number"
        required
        autoComplete="off"
        disabled={disabled}
        error={errors.policyNumber?.message}
        {...register('policyNumber')}
      />
      <DayField
        id="effectiveOn"
        label="Effective date"
        required
        disabled={disabled}
        error={errors.effectiveOn?.message}
        {...register('effectiveOn', { onChange: propose })}
      />
      <DayField
        id="expiresOn"
        label="Expiration date"
        required
        disabled={disabled}
        note={isProposed ? `${ENDS} ${ONE_YEAR}` : ENDS}
        error={errors.expiresOn?.message}
        {...register('expiresOn')}
      />
      <Controller
        control={control}
        name="carrier"
        render={({ field: { value, onChange } }) => (
          <CarrierField
            value={value}
            insuredId={insuredId}
            onChange={onChange}
            disabled={disabled}
            error={errors.carrier?.message}
          />
        )}
      />
      {line !== '' && hasTrigger(line) ? (
        <TriggerFields control={control} trigger={TRIGGER} retroactive={RETROACTIVE} disabled={disabled} />
      ) : null}
    </div>
  );
}
