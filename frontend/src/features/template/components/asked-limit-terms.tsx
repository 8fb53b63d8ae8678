import { Trash2 } from 'lucide-react';
import { LIMITS_OF, type CoverageLine, type LimitCode } from '@covertrail/domain/insurance/coverage';
import type { LimitTermRequirement } from '@covertrail/domain/compliance/further-requirements';
import { limitRowOf } from '@covertrail/domain/insurance/line-facts';
import { LINE_TABLE } from '@covertrail/domain/insurance/line-table';
import { VALUATION_NAMES } from '@covertrail/wording/insurance/vocabulary-words';
import { LIMIT_NAMES } from '@covertrail/wording/insurance/labels';
import { PercentField } from '#shared/forms/percent-field.tsx';
import { SelectField } from '#shared/forms/select-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { AskedDeductible } from './asked-deductible.js';
import type { FurtherPartProps } from '../further-values.form.js';

/** Deductible, coinsurance and valuation of the limits for which they are required. */
export function AskedLimitTerms({ line, value = [], onChange }: FurtherPartProps<'limitTerms'>) {
  const open = LIMITS_OF[line].filter(
    (limit) =>
      limitRowOf(limit).carries.length > 0 &&
      !value.some((limitTermRequirement) => limitTermRequirement.limit === limit),
  );
  const set = (next: readonly LimitTermRequirement[]) => onChange(next.length === 0 ? undefined : next);
  const add = (chosen: string) =>
    set([...value, ...open.filter((limit) => limit === chosen).map((limit) => ({ limit }))]);
  return (
    <fieldset className="further-part">
      <legend>Deductibles and valuation</legend>
      {value.map((limitTermRequirement) => (
        <LimitTermRow
          key={limitTermRequirement.limit}
          line={line}
          value={limitTermRequirement}
          onChange={(next) => set(value.map((other) => (other.limit === next.limit ? next : other)))}
          onRemove={() => set(value.filter((other) => other !== limitTermRequirement))}
        />
      ))}
      {open.length === 0 ? null : (
        <div className="template-limits">
          <SelectField
            id={`${line}-term-limit`}
            label="Require terms of a limit"
            choices={open.map((limit) => ({ value: limit, text: LIMIT_NAMES[limit] }))}
            value=""
            placeholder="Choose a limit"
            onChange={add}
          />
        </div>
      )}
    </fieldset>
  );
}

interface LimitTermRowProps {
  readonly line: CoverageLine;
  readonly value: LimitTermRequirement;
  readonly onChange: (value: LimitTermRequirement) => void;
  readonly onRemove: () => void;
}

const without = (
  value: LimitTermRequirement,
  field: 'deductible' | 'coinsurance' | 'valuation',
): LimitTermRequirement => {
  const { [field]: _left, ...rest } = value;
  return rest;
};

function LimitTermRow({ line, value, onChange, onRemove }: LimitTermRowProps) {
  const { limit } = value;
  const { carries } = limitRowOf(limit);
  const name = LIMIT_NAMES[limit];
  return (
    <div className="further-row" role="group" aria-label={`Terms of ${name}`}>
      <div className="further-row-head">
        <b>{name}</b>
        <Button type="button" basic icon aria-label={`Remove the terms of ${name}`} onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </Button>
      </div>
      {carries.includes('deductible') ? (
        <AskedDeductible
          id={idOf(line, limit)}
          value={value.deductible}
          onChange={(deductible) => onChange(deductible ? { ...value, deductible } : without(value, 'deductible'))}
        />
      ) : null}
      <div className="template-limits">
        {carries.includes('coinsurance') ? (
          <PercentField
            id={`${idOf(line, limit)}-coinsurance`}
            label="Coinsurance (%), 0 for none"
            value={value.coinsurance ?? null}
            onChange={(coinsurance) =>
              onChange(coinsurance === null ? without(value, 'coinsurance') : { ...value, coinsurance })
            }
          />
        ) : null}
        {carries.includes('valuation') ? <AskedValuation line={line} value={value} onChange={onChange} /> : null}
      </div>
    </div>
  );
}

const idOf = (line: CoverageLine, limit: LimitCode): string => `${line}-terms-${limit}`;

function AskedValuation({ line, value, onChange }: Omit<LimitTermRowProps, 'onRemove'>) {
  const types = LINE_TABLE[line].valuationTypes;
  const choose = (chosen: string) => {
    const valuation = types.find((type) => type === chosen);
    onChange(valuation ? { ...value, valuation } : without(value, 'valuation'));
  };
  return (
    <SelectField
      id={`${idOf(line, value.limit)}-valuation`}
      label="Valuation, at least"
      choices={types.map((type) => ({ value: type, text: VALUATION_NAMES[type] }))}
      value={value.valuation ?? ''}
      clearable
      placeholder="Not required"
      onChange={choose}
    />
  );
}
