import { Controller, type Control } from 'react-hook-form';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { ANY_PROOF } from '../proof-values.form.js';
import type { TemplateValues } from '../template-values.form.js';
import { ProofFields } from './proof-fields.js';

interface LineProofProps {
  readonly line: CoverageLine;
  readonly control: Control<TemplateValues>;
}

/** Another source or age than the template demands of all lines. */
export function LineProof({ line, control }: LineProofProps) {
  return (
    <Controller
      name={`lines.${line}.proof`}
      control={control}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <fieldset className="template-proof">
          <legend>Source and age</legend>
          <Checkbox
            id={`${line}-own-proof`}
            label="Demand otherwise than the rest of the template"
            checked={value !== null}
            onChange={(checked) => onChange(checked ? ANY_PROOF : null)}
          />
          {value === null ? null : (
            <ProofFields id={`${line}-proof`} value={value} onChange={onChange} error={error?.message} />
          )}
        </fieldset>
      )}
    />
  );
}
