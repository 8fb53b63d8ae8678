import { DEDUCTIBLE_TYPES, VALUATIONS } from '@covertrail/domain/fields/property-limit';
import { DEDUCTIBLE_TYPE_NAMES, VALUATION_NAMES } from '@covertrail/wording/location/location.labels';
import { MoneyField } from '#shared/forms/money-field.tsx';
import { PercentField } from '#shared/forms/percent-field.tsx';
import { SelectField } from '#shared/forms/select-field.tsx';
import { oneOf } from '#shared/navigation/one-of';
import { choices, openParts, withDeductibleType, withValuation, type LimitDraft } from '../limit-draft.form.js';

const VALUATION_CHOICES = choices(VALUATIONS, VALUATION_NAMES);
const DEDUCTIBLE_CHOICES = choices(DEDUCTIBLE_TYPES, DEDUCTIBLE_TYPE_NAMES);

interface LimitTermFieldsProps {
  /** Unique in the form. */
  readonly id: string;
  readonly row: LimitDraft;
  readonly onChange: (row: LimitDraft) => void;
}

/** How the property is valued, and the amount where the type has one. */
export function ValuationFields({ id, row, onChange }: LimitTermFieldsProps) {
  const open = openParts(row);
  return (
    <>
      <SelectField
        id={`${id}-valuation`}
        label="Valuation Type"
        clearable
        choices={VALUATION_CHOICES}
        value={row.valuation ?? ''}
        disabled={!open.amounts}
        onChange={(value) => onChange(withValuation(row, oneOf(VALUATIONS, value)))}
      />
      <MoneyField
        id={`${id}-valuation-amount`}
        label="Valuation Amount"
        value={row.valuationAmount}
        disabled={!open.valuationAmount}
        onChange={(valuationAmount) => onChange({ ...row, valuationAmount })}
      />
    </>
  );
}

/** The deductible: an amount or a percent, once its type is chosen. */
export function DeductibleFields({ id, row, onChange }: LimitTermFieldsProps) {
  const open = openParts(row);
  return (
    <>
      <SelectField
        id={`${id}-deductible-type`}
        label="Deductible Type"
        clearable
        choices={DEDUCTIBLE_CHOICES}
        value={row.deductibleType ?? ''}
        disabled={!open.amounts}
        onChange={(value) => onChange(withDeductibleType(row, oneOf(DEDUCTIBLE_TYPES, value)))}
      />
      {row.deductibleType === 'percent' ? (
        <PercentField
          id={`${id}-deductible`}
          label="Deductible %"
          value={row.deductible}
          onChange={(deductible) => onChange({ ...row, deductible })}
        />
      ) : (
        <MoneyField
          id={`${id}-deductible`}
          label="Deductible"
          value={row.deductible}
          disabled={!open.deductible}
          onChange={(deductible) => onChange({ ...row, deductible })}
        />
      )}
    </>
  );
}
