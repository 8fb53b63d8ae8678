import { Controller, type UseFormReturn } from 'react-hook-form';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { LINE_TABLE } from '@covertrail/domain/insurance/line-table';
import { AGGREGATE_BASIS_NAMES } from '@covertrail/wording/insurance/vocabulary-words';
import { TextField } from '#shared/forms/text-field.tsx';
import { Radio } from '#shared/ui/checkbox.tsx';
import type { PolicyValues } from '../policy-values.form.js';

interface AggregateSectionProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly line: CoverageLine;
  readonly disabled: boolean;
}

/** What the general aggregate applies per, as ACORD 25 asks it. */
export function AggregateSection({
  form: {
    control,
    register,
    formState: { errors },
  },
  line,
  disabled,
}: AggregateSectionProps) {
  const choices = [
    ['', 'Not stated'] as const,
    ...LINE_TABLE[line].aggregateBases.map((basis) => [basis, AGGREGATE_BASIS_NAMES[basis]] as const),
  ];
  return (
    <div className="panel-body">
      <Controller
        control={control}
        name="aggregateBasis"
        render={({ field: { value, onChange } }) => (
          <fieldset className="policy-choice">
            <legend className="visually-hidden">General aggregate limit applies per</legend>
            <div className="policy-lines">
              {choices.map(([basis, text]) => (
                <Radio
                  key={basis}
                  id={`aggregate-${basis}`}
                  name="aggregateBasis"
                  label={text}
                  checked={value === basis}
                  disabled={disabled}
                  onChange={() => onChange(basis)}
                />
              ))}
            </div>
            {value === 'perOther' ? (
              <TextField
                id="aggregateDescription"
                label="Applies per"
                disabled={disabled}
                error={errors.aggregateDescription?.message}
                {...register('aggregateDescription')}
              />
            ) : null}
          </fieldset>
        )}
      />
    </div>
  );
}
