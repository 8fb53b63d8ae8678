import { Controller, type Control } from 'react-hook-form';
import { LIMITS_OF, type CoverageLine, type LimitCode } from '@covertrail/domain/insurance/coverage';
import { LIMIT_NAMES } from '@covertrail/wording/insurance/labels';
import { isUmbrella, liftOf } from '@covertrail/domain/insurance/line-facts';
import { MoneyField } from '#shared/forms/money-field.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import type { TemplateValues } from '../template-values.form.js';

interface LimitFieldsProps {
  readonly line: CoverageLine;
  readonly control: Control<TemplateValues>;
  /** Limits that another one rules out. */
  readonly closed: readonly LimitCode[];
}

/** The limits of a line; an empty one is not required. */
export function LimitFields({ line, control, closed }: LimitFieldsProps) {
  return (
    <div className="template-limits">
      {LIMITS_OF[line].map((code) => (
        <LimitField key={code} line={line} code={code} control={control} disabled={closed.includes(code)} />
      ))}
    </div>
  );
}

interface LimitFieldProps extends Pick<LimitFieldsProps, 'line' | 'control'> {
  readonly code: LimitCode;
  readonly disabled: boolean;
}

function LimitField({ line, code, control, disabled }: LimitFieldProps) {
  const id = `${line}-${code}`;
  const lifted = liftOf(code) !== null;
  const helper = isUmbrella(line) ? 'excess may contribute' : 'umbrella may contribute';
  return (
    <div className="template-limit">
      <Controller
        name={`lines.${line}.limits.${code}.atLeast`}
        control={control}
        render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
          <MoneyField
            id={id}
            label={LIMIT_NAMES[code]}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            error={error?.message}
            disabled={disabled}
            placeholder="Not required"
          />
        )}
      />
      {lifted ? (
        <Controller
          name={`lines.${line}.limits.${code}.tower`}
          control={control}
          render={({ field: { value, onChange } }) => (
            <Checkbox
              id={`${id}-tower`}
              label={`${helper.charAt(0).toUpperCase()}${helper.slice(1)}`}
              checked={value}
              disabled={disabled}
              onChange={(checked) => onChange(checked)}
              aria-label={`${LIMIT_NAMES[code]}: ${helper}`}
            />
          )}
        />
      ) : null}
    </div>
  );
}
