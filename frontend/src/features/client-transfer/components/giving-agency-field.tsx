import { Controller, type UseFormReturn } from 'react-hook-form';
import { otherAgencyPolicies } from '@covertrail/contracts/policy/policy.calls';
import { viewQuery } from '#shared/api/call-request';
import { SelectField } from '#shared/forms/select-field.tsx';
import { lineName } from '#shared/policies/line-choices';
import { useViewQuery } from '#shared/views/use-view-query';
import type { StartValues } from '../start-transfer.form.js';

const MOST = 200;
const NOTE = 'Its agency is asked. Policies that other agencies manage stay with them.';

interface GivingAgencyFieldProps {
  readonly form: UseFormReturn<StartValues>;
  readonly insuredId: string;
}

/** Another agency of the client, by a policy that it manages: neither name nor whole number is told before it approves [C15]. */
export function GivingAgencyField({
  form: {
    control,
    formState: { errors },
  },
  insuredId,
}: GivingAgencyFieldProps) {
  const { rows } = useViewQuery(
    viewQuery(otherAgencyPolicies, { params: { companyId: insuredId }, query: { size: MOST } }),
  );
  return (
    <Controller
      control={control}
      name="policyId"
      render={({ field: { ref: _ref, ...field } }) => (
        <SelectField
          id="transfer-policy"
          label="Policy of the other agency"
          required
          placeholder="Select"
          note={NOTE}
          choices={rows.map(({ id, line, policyNumber }) => ({ value: id, text: `${lineName(line)} ${policyNumber}` }))}
          error={errors.policyId?.message}
          {...field}
        />
      )}
    />
  );
}
