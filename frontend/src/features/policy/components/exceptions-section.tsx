import { Controller, type UseFormReturn } from 'react-hook-form';
import { STATE_FUND_EXCEPTIONS } from '@covertrail/domain/insurance/terms/further-terms';
import { EXCEPTION_NAMES } from '@covertrail/wording/insurance/further-terms.words';
import { Checkbox, Radio } from '#shared/ui/checkbox.tsx';
import type { PolicyValues } from '../policy-values.form.js';

interface ExceptionsSectionProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly disabled: boolean;
}

/** Exactly one of the exceptions of the coverage type may be chosen [C09]. */
export function ExceptionsSection({ form, disabled }: ExceptionsSectionProps) {
  return (
    <div className="panel-body">
      <Controller
        control={form.control}
        name="exception"
        render={({ field: { value, onChange } }) => (
          <div className="policy-stack">
            <Checkbox
              id="exception-given"
              label="Coverage Types"
              checked={value !== null}
              disabled={disabled}
              onChange={(checked) => onChange(checked ? STATE_FUND_EXCEPTIONS[0] : null)}
            />
            <fieldset className="policy-answers">
              <legend className="visually-hidden">Exception of the coverage type</legend>
              {STATE_FUND_EXCEPTIONS.map((exception) => (
                <Radio
                  key={exception}
                  id={`exception-${exception}`}
                  name="exception"
                  label={EXCEPTION_NAMES[exception]}
                  checked={value === exception}
                  disabled={disabled || value === null}
                  onChange={() => onChange(exception)}
                />
              ))}
            </fieldset>
          </div>
        )}
      />
      <p className="sub policy-hint">
        For an insured that is registered in a monopolistic state, where workers are insured by the state alone: Ohio,
        North Dakota, Washington or Wyoming.
      </p>
    </div>
  );
}
