import { useMemo } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { CoverageLine, EndorsementCode } from '@covertrail/domain/insurance/coverage';
import { formsGiving } from '@covertrail/domain/compliance/forms/forms-giving';
import { usualForm } from '@covertrail/domain/insurance/line-facts';
import { formNote } from '@covertrail/wording/compliance/form-wording';
import { TextField } from '#shared/forms/text-field.tsx';
import type { PolicyValues } from '../policy-values.form.js';

interface FormNumberFieldProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly line: CoverageLine;
  readonly code: EndorsementCode;
  readonly disabled: boolean;
}

/** The form of an endorsement by number and edition: forms of the index are offered, and what the form gives is said. */
export function FormNumberField({
  form: {
    control,
    register,
    formState: { errors },
  },
  line,
  code,
  disabled,
}: FormNumberFieldProps) {
  const usual = usualForm(line, code);
  const list = `${code}-forms`;
  const typed = useWatch({ control, name: `endorsements.${code}.form` });
  const offered = useMemo(() => formsGiving(line, code), [line, code]);
  return (
    <div>
      <TextField
        id={`${code}-form`}
        label="Form number"
        disabled={disabled}
        list={list}
        autoComplete="off"
        placeholder={usual ? `Usually ${usual} …` : 'As on the form'}
        note={formNote(typed) ?? 'With its edition, as printed: CG 20 10 04 13'}
        error={errors.endorsements?.[code]?.form?.message}
        {...register(`endorsements.${code}.form`)}
      />
      <datalist id={list}>
        {offered.map(({ text, title }) => (
          <option key={text} value={text}>
            {title}
          </option>
        ))}
      </datalist>
    </div>
  );
}
