import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { Checkbox } from 'semantic-ui-react';
import { ENDORSEMENTS_OF, type CoverageLine, type EndorsementCode } from '@covertrail/domain/compliance/coverage';
import { ENDORSEMENT_NAMES } from '@covertrail/wording/compliance/labels';
import { usualForm } from '@covertrail/domain/compliance/line-facts';
import { FormSelect } from '#shared/forms/bound-fields.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import { gradeChoices } from '#shared/policies/grade-choices';
import { Panel } from '#shared/ui/panel.tsx';
import type { PolicyValues } from '../policy-values.form.js';

const GRADES = gradeChoices({ claimed: 'ticked on the certificate', seen: 'the endorsement itself' });

interface SectionProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly line: CoverageLine;
  readonly disabled: boolean;
}

/** Additional insured and waiver, each with its proof. */
export function EndorsementsSection(props: SectionProps) {
  return (
    <Panel title="Endorsements">
      <ul className="policy-endorsements">
        {ENDORSEMENTS_OF[props.line].map((code) => <EndorsementField key={code} code={code} {...props} />)}
      </ul>
    </Panel>
  );
}

function EndorsementField({ code, form, line, disabled }: SectionProps & { readonly code: EndorsementCode }) {
  const { control, register, formState: { errors } } = form;
  const given = useWatch({ control, name: `endorsements.${code}.given` });
  const usual = usualForm(line, code);
  return (
    <li>
      <Controller control={control} name={`endorsements.${code}.given`} render={({ field: { value, onChange } }) => (
        <Checkbox
          id={`${code}-given`} label={ENDORSEMENT_NAMES[code]} checked={value} disabled={disabled}
          onChange={(_event, { checked }) => onChange(checked === true)}
        />
      )} />
      {given ? (
        <div className="policy-proof">
          <FormSelect id={`${code}-grade`} name={`endorsements.${code}.grade`} label="Proof" choices={GRADES} control={control} disabled={disabled} />
          <TextField
            id={`${code}-form`} label="Form number" disabled={disabled} placeholder={usual ? `Usually ${usual} …` : 'As on the form'}
            note="With its edition, as printed: CG 20 10 04 13"
            error={errors.endorsements?.[code]?.form?.message} {...register(`endorsements.${code}.form`)}
          />
        </div>
      ) : null}
    </li>
  );
}
