import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { ENDORSEMENTS_OF, type CoverageLine, type EndorsementCode } from '@covertrail/domain/insurance/coverage';
import { ENDORSEMENT_NAMES } from '@covertrail/wording/insurance/labels';
import { FormSelect } from '#shared/forms/bound-fields.tsx';
import { gradeChoices } from '#shared/policies/grade-choices';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import type { PolicyValues } from '../policy-values.form.js';
import { EndorsementDetailFields } from './endorsement-detail-fields.js';
import { FormNumberField } from './form-number-field.js';

const GRADES = gradeChoices({ claimed: 'ticked on the certificate', seen: 'the endorsement itself' });

interface SectionProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly line: CoverageLine;
  readonly disabled: boolean;
}

/** The endorsements of a line: each is applied or not, with its proof and what it states [C08]. */
export function EndorsementsSection(props: SectionProps) {
  return (
    <ul className="policy-endorsements">
      {ENDORSEMENTS_OF[props.line].map((code) => (
        <EndorsementField key={code} code={code} {...props} />
      ))}
    </ul>
  );
}

function EndorsementField({ code, form, line, disabled }: SectionProps & { readonly code: EndorsementCode }) {
  const {
    control,
    trigger,
    formState: { errors },
  } = form;
  const wrong = errors.endorsementDetails?.[code];
  const given = useWatch({ control, name: `endorsements.${code}.given` });
  return (
    <li>
      <Controller
        control={control}
        name={`endorsements.${code}.given`}
        render={({ field: { value, onChange } }) => (
          <Checkbox
            id={`${code}-given`}
            label={ENDORSEMENT_NAMES[code]}
            checked={value}
            disabled={disabled}
            onChange={(checked) => onChange(checked)}
          />
        )}
      />
      {given ? (
        <>
          <div className="policy-proof">
            <FormSelect
              id={`${code}-grade`}
              name={`endorsements.${code}.grade`}
              label="Proof"
              choices={GRADES}
              control={control}
              disabled={disabled}
            />
            <FormNumberField form={form} line={line} code={code} disabled={disabled} />
          </div>
          <Controller
            control={control}
            name={`endorsementDetails.${code}`}
            render={({ field: { value, onChange } }) => (
              <EndorsementDetailFields
                line={line}
                code={code}
                value={value}
                errors={wrong}
                disabled={disabled}
                onChange={(changed) => {
                  onChange(changed);
                  if (wrong) void trigger('endorsementDetails');
                }}
              />
            )}
          />
        </>
      ) : null}
    </li>
  );
}
