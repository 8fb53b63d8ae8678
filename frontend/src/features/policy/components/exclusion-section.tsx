import { Controller, type UseFormReturn } from 'react-hook-form';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { isOfEmployees } from '@covertrail/domain/insurance/line-facts';
import { NOTE_LENGTH } from '@covertrail/domain/fields/note-fields';
import { exclusionQuestion } from '@covertrail/wording/insurance/further-terms.words';
import { CounterArea } from '#shared/forms/counter-area.tsx';
import { Checkbox, Radio } from '#shared/ui/checkbox.tsx';
import type { PolicyValues } from '../policy-values.form.js';

interface ExclusionSectionProps {
  readonly line: CoverageLine;
  readonly form: UseFormReturn<PolicyValues>;
  readonly disabled: boolean;
}

/** What is excluded: of workers' compensation persons, of every other line cover [C09]. Answered only where it is ticked. */
export function ExclusionSection({
  line,
  form: {
    control,
    formState: { errors },
  },
  disabled,
}: ExclusionSectionProps) {
  return (
    <div className="panel-body">
      <Controller
        control={control}
        name="exclusion"
        render={({ field: { value, onChange } }) => (
          <ExclusionField
            line={line}
            value={value}
            onChange={onChange}
            disabled={disabled}
            error={errors.exclusion?.comment?.message}
          />
        )}
      />
    </div>
  );
}

interface ExclusionFieldProps {
  readonly line: CoverageLine;
  readonly value: PolicyValues['exclusion'];
  readonly onChange: (exclusion: PolicyValues['exclusion']) => void;
  readonly disabled: boolean;
  readonly error: string | undefined;
}

function ExclusionField({ line, value, onChange, disabled, error }: ExclusionFieldProps) {
  const closed = disabled || value === null;
  const answer = (excluded: boolean) => onChange({ excluded, comment: value?.comment ?? '' });
  return (
    <div className="policy-stack">
      <Checkbox
        id="exclusion-answered"
        label={exclusionQuestion(line)}
        checked={value !== null}
        disabled={disabled}
        onChange={(checked) => onChange(checked ? { excluded: true, comment: '' } : null)}
      />
      <fieldset className="policy-answers" aria-label="Answer">
        <Radio
          id="exclusion-yes"
          name="exclusion"
          label="Yes"
          checked={value?.excluded === true}
          disabled={closed}
          onChange={() => answer(true)}
        />
        <Radio
          id="exclusion-no"
          name="exclusion"
          label="No"
          checked={value?.excluded === false}
          disabled={closed}
          onChange={() => answer(false)}
        />
      </fieldset>
      <CounterArea
        id="exclusion-comment"
        label="Comment"
        rows={2}
        limit={NOTE_LENGTH}
        value={value?.comment ?? ''}
        error={error}
        disabled={closed || !value?.excluded}
        placeholder={isOfEmployees(line) ? 'Who is excluded' : 'What is excluded'}
        onChange={(comment) => onChange({ excluded: true, comment })}
      />
    </div>
  );
}
