import { Plus, Trash2 } from 'lucide-react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { BLANKET_TYPES, type BlanketLimit } from '@covertrail/domain/insurance/terms/limit-details';
import { BLANKET_NAMES } from '@covertrail/wording/policy/limit-details.words';
import { MoneyField } from '#shared/forms/money-field.tsx';
import { PercentField } from '#shared/forms/percent-field.tsx';
import { SelectField } from '#shared/forms/select-field.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { PolicyValues } from '../policy-values.form.js';
import { DeductibleFields } from './deductible-fields.js';

const TYPES = BLANKET_TYPES.map((type) => ({ value: type, text: BLANKET_NAMES[type] }));

interface BlanketsSectionProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly line: CoverageLine;
  readonly disabled: boolean;
}

/** Limits that stand for several buildings or places together [C05]. */
export function BlanketsSection({
  form: {
    control,
    trigger,
    formState: { errors },
  },
  line,
  disabled,
}: BlanketsSectionProps) {
  const wrong = errors.blankets?.message;
  return (
    <div className="panel-body">
      <Controller
        control={control}
        name="blankets"
        render={({ field: { value, onChange } }) => (
          <BlanketList
            value={value}
            line={line}
            disabled={disabled}
            onChange={(blankets) => {
              onChange(blankets);
              if (wrong) void trigger('blankets');
            }}
          />
        )}
      />
      {wrong ? (
        <p className="field-error" role="alert">
          {wrong}
        </p>
      ) : null}
    </div>
  );
}

interface BlanketListProps {
  readonly value: readonly BlanketLimit[];
  readonly line: CoverageLine;
  readonly disabled: boolean;
  readonly onChange: (blankets: readonly BlanketLimit[]) => void;
}

function BlanketList({ value, line, disabled, onChange }: BlanketListProps) {
  return (
    <div className="policy-stack">
      {value.length === 0 ? <p className="sub">No blanket limits.</p> : null}
      {value.map((blanket, index) => (
        <fieldset className="policy-limit-details" key={index}>
          <legend className="visually-hidden">Blanket {index + 1}</legend>
          <BlanketFields
            id={`blanket-${index}`}
            line={line}
            value={blanket}
            disabled={disabled}
            onChange={(changed) => onChange(value.with(index, changed))}
          />
          {disabled ? null : (
            <Button
              type="button"
              basic
              icon
              aria-label={`Remove blanket ${index + 1}`}
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            >
              <Trash2 size={16} aria-hidden />
            </Button>
          )}
        </fieldset>
      ))}
      {disabled ? null : (
        <Button
          type="button"
          onClick={() => onChange([...value, { number: String(value.length + 1), type: 'blanketOfBuildings' }])}
        >
          <Plus size={16} aria-hidden /> Add blanket limit
        </Button>
      )}
    </div>
  );
}

interface BlanketFieldsProps {
  readonly id: string;
  readonly line: CoverageLine;
  readonly value: BlanketLimit;
  readonly disabled: boolean;
  readonly onChange: (blanket: BlanketLimit) => void;
}

function BlanketFields({ id, line, value, disabled, onChange }: BlanketFieldsProps) {
  const change = (part: Partial<BlanketLimit>) => onChange({ ...value, ...part });
  return (
    <>
      <TextField
        id={`${id}-number`}
        label="Blanket number"
        required
        maxLength={20}
        value={value.number}
        disabled={disabled}
        onChange={({ target }) => change({ number: target.value })}
      />
      <SelectField
        id={`${id}-type`}
        label="Blanket type"
        required
        choices={TYPES}
        value={value.type}
        disabled={disabled}
        onChange={(type) => change({ type: BLANKET_TYPES.find((blanketType) => blanketType === type) ?? value.type })}
      />
      <MoneyField
        id={`${id}-total`}
        label="Total blanket limit"
        value={value.total}
        disabled={disabled}
        onChange={(cents) => change({ total: cents ?? undefined })}
      />
      <PercentField
        id={`${id}-coinsurance`}
        label="Coinsurance (%)"
        value={value.coinsurance ?? null}
        disabled={disabled}
        onChange={(share) => change({ coinsurance: share ?? undefined })}
      />
      <MoneyField
        id={`${id}-valuation`}
        label="Valuation amount"
        value={value.valuationAmount}
        disabled={disabled}
        onChange={(cents) => change({ valuationAmount: cents ?? undefined })}
      />
      <DeductibleFields
        id={id}
        line={line}
        value={value.deductible}
        disabled={disabled}
        onChange={(deductible) => change({ deductible })}
      />
    </>
  );
}
