import { STATE_FUND_EXCEPTIONS } from '@covertrail/domain/insurance/terms/further-terms';
import { EXCEPTION_NAMES } from '@covertrail/wording/insurance/further-terms.words';
import { Checkbox, Radio } from '#shared/ui/checkbox.tsx';
import type { FurtherPartProps } from '../further-values.form.js';

/** What is accepted of insureds in a state that alone insures workers: exactly one of the exceptions [C09]. */
export function StateFundField({ line, value, onChange }: FurtherPartProps<'stateFund'>) {
  return (
    <fieldset className="further-part">
      <legend>Exceptions for insureds that register with a monopolistic state</legend>
      <Checkbox
        id={`${line}-state-fund`}
        label="Coverage Types"
        checked={value !== undefined}
        onChange={(checked) => onChange(checked ? STATE_FUND_EXCEPTIONS[0] : undefined)}
      />
      {value === undefined ? null : (
        <div className="further-answers">
          {STATE_FUND_EXCEPTIONS.map((exception) => (
            <Radio
              key={exception}
              id={`${line}-${exception}`}
              name={`${line}-state-fund`}
              label={EXCEPTION_NAMES[exception]}
              checked={value === exception}
              onChange={() => onChange(exception)}
            />
          ))}
        </div>
      )}
      <p className="sub">
        In North Dakota, Ohio, Washington and Wyoming the state alone insures workers, without employers’ liability.
      </p>
    </fieldset>
  );
}
