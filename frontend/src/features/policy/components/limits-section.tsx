import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { LIMITS_OF, type CoverageLine, type LimitCode } from '@covertrail/domain/compliance/coverage';
import { needsLimit } from '@covertrail/domain/compliance/line-facts';
import { closedLimits, isCombined } from '@covertrail/domain/compliance/split-limits';
import { LIMIT_NAMES } from '@covertrail/wording/compliance/labels';
import { MoneyField } from '#shared/forms/money-field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { PolicyValues } from '../policy-values.form.js';

type LimitValues = PolicyValues['limits'];

const isSet = (limits: LimitValues, code: LimitCode): boolean => (limits[code] ?? 0) > 0;

const COMBINED_ENTERED = 'A combined single limit is entered. Clear it to enter split limits.';
const SPLIT_ENTERED = 'Split limits are entered. Clear them to enter a combined single limit.';

/** Why a limit cannot be entered together with the others; a value that is filled in can always be cleared. */
function whyClosed(code: LimitCode, limits: LimitValues): string | null {
  if (isSet(limits, code) || !closedLimits((one) => isSet(limits, one)).includes(code)) return null;
  return isCombined(code) ? SPLIT_ENTERED : COMBINED_ENTERED;
}

interface LimitsSectionProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly line: CoverageLine;
  readonly disabled: boolean;
}

/** The limits of a line, by the words of ACORD 25. */
export function LimitsSection({ form: { control, trigger, formState: { errors } }, line, disabled }: LimitsSectionProps) {
  const limits = useWatch({ control, name: 'limits' });
  const message = (errors.limits as { readonly any?: { readonly message?: string } } | undefined)?.any?.message;
  return (
    <Panel title="Limits">
      <div className="panel-body">
        {needsLimit(line) ? null : (
          <p className="sub policy-hint">Workers’ compensation itself is statutory. Employers’ liability amounts that are left blank count as not given.</p>
        )}
        {message ? <p className="field-error policy-limits-error" role="alert">{message}</p> : null}
        <div className="policy-fields">
          {LIMITS_OF[line].map((code) => {
            const closed = whyClosed(code, limits);
            return (
              <Controller key={code} control={control} name={`limits.${code}`} render={({ field: { value, onChange, onBlur } }) => (
                <MoneyField
                  id={`limit-${code}`} label={LIMIT_NAMES[code]} value={value} onBlur={onBlur}
                  onChange={(cents) => {
                    onChange(cents);
                    if (message) void trigger('limits');
                  }}
                  disabled={disabled || closed !== null} note={closed} placeholder="Not given"
                />
              )} />
            );
          })}
        </div>
      </div>
    </Panel>
  );
}
