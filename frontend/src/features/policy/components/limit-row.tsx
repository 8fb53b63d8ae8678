import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import type { CoverageLine, LimitCode } from '@covertrail/domain/insurance/coverage';
import { LIMIT_NAMES } from '@covertrail/wording/insurance/labels';
import { MoneyField } from '#shared/forms/money-field.tsx';
import type { PolicyValues } from '../policy-values.form.js';
import { LimitDetailFields } from './limit-detail-fields.js';

interface LimitRowProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly line: CoverageLine;
  readonly code: LimitCode;
  readonly disabled: boolean;
  /** Why it cannot be entered together with the others; null where it can. */
  readonly closed: string | null;
}

/** A limit: its amount, and what it states beside it, which opens where something is stated or wrong. */
export function LimitRow({ form, line, code, disabled, closed }: LimitRowProps) {
  const {
    control,
    trigger,
    formState: { errors },
  } = form;
  const detail = useWatch({ control, name: `limitDetails.${code}` });
  const region = useWatch({ control, name: 'region' });
  const [open, setOpen] = useState(detail !== undefined && Object.keys(detail).length > 0);
  const wrong = errors.limitDetails?.[code]?.message;
  const Sign = open ? ChevronDown : ChevronRight;
  const name = LIMIT_NAMES[code];
  return (
    <div className={`policy-limit${wrong ? ' wrong' : ''}`}>
      <Controller
        control={control}
        name={`limits.${code}`}
        render={({ field: { value, onChange, onBlur } }) => (
          <MoneyField
            id={`limit-${code}`}
            label={name}
            value={value}
            onBlur={onBlur}
            disabled={disabled || closed !== null}
            note={closed}
            placeholder="Not given"
            error={wrong}
            onChange={(cents) => {
              onChange(cents);
              if (errors.limits) void trigger('limits');
              if (wrong) void trigger('limitDetails');
            }}
          />
        )}
      />
      <button type="button" className="policy-more" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Sign size={15} aria-hidden /> Details <span className="visually-hidden">of {name}</span>
      </button>
      {open ? (
        <Controller
          control={control}
          name={`limitDetails.${code}`}
          render={({ field: { value, onChange } }) => (
            <LimitDetailFields
              code={code}
              line={line}
              region={region}
              value={value ?? {}}
              disabled={disabled || closed !== null}
              onChange={(changed) => {
                onChange(changed);
                if (wrong) void trigger('limitDetails');
              }}
            />
          )}
        />
      ) : null}
    </div>
  );
}
