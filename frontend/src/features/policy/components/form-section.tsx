import type { UseFormReturn } from 'react-hook-form';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { formEntriesOf, formTaken } from '@covertrail/domain/insurance/lines/form-choice';
import { formText } from '@covertrail/wording/policy/coverage-texts';
import { FormSelect } from '#shared/forms/bound-fields.tsx';
import type { PolicyValues } from '../policy-values.form.js';

interface FormSectionProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly line: CoverageLine;
  readonly disabled: boolean;
}

/** The certificate on which the policy is shown, and the interest that it names. Only where the line has several forms and the policy can be edited. */
export function FormSection({ form, line, disabled }: FormSectionProps) {
  return (
    <div className="panel-body policy-fields">
      <FormSelect
        id="acordForm"
        name="acordForm"
        label="ACORD form"
        control={form.control}
        disabled={disabled}
        clearable
        placeholder={`Default: ${formText(formTaken(line, null, null))}`}
        note="If none is chosen, the default form of the line is used."
        choices={formEntriesOf(line).map((entry) => ({ value: String(entry.mappingId), text: formText(entry) }))}
      />
    </div>
  );
}
