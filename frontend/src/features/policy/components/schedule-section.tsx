import { Controller, type UseFormReturn } from 'react-hook-form';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { isUmbrella, UNDERLYING_LINES } from '@covertrail/domain/insurance/line-facts';
import { lineName } from '#shared/policies/line-choices';
import { Checkbox, Radio } from '#shared/ui/checkbox.tsx';
import type { PolicyValues } from '../policy-values.form.js';

/** With another umbrella on its schedule it is an excess policy, which raises the same lines as that umbrella. */
const underlyingName = (line: CoverageLine): string =>
  isUmbrella(line) ? `${lineName(line)}, as an excess policy` : lineName(line);

interface ScheduleSectionProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly disabled: boolean;
}

/** The umbrella's schedule of underlying insurance: it only contributes to policies that are on it. */
export function ScheduleSection({ form, disabled }: ScheduleSectionProps) {
  return (
    <div className="panel-body">
      <Controller
        control={form.control}
        name="schedule"
        render={({ field: { value, onChange } }) => (
          <ScheduleField value={value} onChange={onChange} disabled={disabled} />
        )}
      />
      <p className="sub policy-hint">
        An umbrella adds to the limits of a line only if its schedule lists that line. The schedule of an excess policy
        lists the umbrella below it, and the excess policy adds to the lines of that umbrella. Without a schedule it
        needs manual review.
      </p>
    </div>
  );
}

interface ScheduleFieldProps {
  readonly value: PolicyValues['schedule'];
  readonly onChange: (schedule: PolicyValues['schedule']) => void;
  readonly disabled: boolean;
}

function ScheduleField({ value, onChange, disabled }: ScheduleFieldProps) {
  const toggle = (line: CoverageLine, on: boolean) =>
    onChange(UNDERLYING_LINES.filter((underlying) => (underlying === line ? on : value?.includes(underlying))));
  return (
    <fieldset className="policy-choice">
      <legend className="visually-hidden">Schedule of underlying insurance</legend>
      <Radio
        id="schedule-none"
        name="schedule"
        label="Not given"
        checked={value === null}
        disabled={disabled}
        onChange={() => onChange(null)}
      />
      <Radio
        id="schedule-given"
        name="schedule"
        label="These lines are scheduled"
        checked={value !== null}
        disabled={disabled}
        onChange={() => onChange(value ?? [])}
      />
      {value === null ? null : (
        <div className="policy-lines">
          {UNDERLYING_LINES.map((line) => (
            <Checkbox
              key={line}
              id={`schedule-${line}`}
              label={underlyingName(line)}
              checked={value.includes(line)}
              disabled={disabled}
              onChange={(checked) => toggle(line, checked)}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
