import { Trash2 } from 'lucide-react';
import { Button } from 'semantic-ui-react';
import {
  DEDUCTIBLE_TYPES,
  PROPERTY_LIMIT_CATEGORIES,
  PROPERTY_LIMIT_TABLE,
  VALUATIONS,
  type PropertyLimitType,
} from '@covertrail/domain/fields/property-limit';
import {
  DEDUCTIBLE_TYPE_NAMES,
  PROPERTY_LIMIT_CATEGORY_NAMES,
  PROPERTY_LIMIT_NAMES,
  VALUATION_NAMES,
} from '@covertrail/wording/location/location.labels';
import { MoneyField } from '#shared/forms/money-field.tsx';
import { PercentField } from '#shared/forms/percent-field.tsx';
import { SelectField } from '#shared/forms/select-field.tsx';
import { oneOf } from '#shared/navigation/one-of';
import { openParts, withCategory, withDeductibleType, withValuation, type LimitDraft } from '../limit-draft.form.js';

const choices = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, text: names[value] }));
const CATEGORIES = choices(PROPERTY_LIMIT_CATEGORIES, PROPERTY_LIMIT_CATEGORY_NAMES);
const VALUATION_CHOICES = choices(VALUATIONS, VALUATION_NAMES);
const DEDUCTIBLE_CHOICES = choices(DEDUCTIBLE_TYPES, DEDUCTIBLE_TYPE_NAMES);

interface LimitRowProps {
  /** Unique in the form. */
  readonly id: string;
  readonly row: LimitDraft;
  /** Named for screen readers: `limit 2 of building A`. */
  readonly name: string;
  readonly onChange: (row: LimitDraft) => void;
  readonly onRemove: () => void;
}

/** One row of limits; a field opens when the one before it is filled in [C06]. */
export function LimitRow({ id, row, name, onChange, onRemove }: LimitRowProps) {
  const types: readonly PropertyLimitType[] = row.category === '' ? [] : PROPERTY_LIMIT_TABLE[row.category];
  const open = openParts(row);
  return (
    <fieldset className="location-limit-row">
      <legend className="visually-hidden">{name}</legend>
      <SelectField
        id={`${id}-category`}
        label="Limit Category"
        choices={CATEGORIES}
        value={row.category}
        onChange={(value) => onChange(withCategory(row, oneOf(PROPERTY_LIMIT_CATEGORIES, value) ?? ''))}
      />
      <SelectField
        id={`${id}-type`}
        label="Limit Type"
        choices={choices(types, PROPERTY_LIMIT_NAMES)}
        value={row.type}
        disabled={!open.type}
        onChange={(value) => onChange({ ...row, type: oneOf(types, value) ?? '' })}
      />
      <MoneyField
        id={`${id}-amount`}
        label="Limits"
        value={row.amount}
        disabled={!open.amounts}
        onChange={(amount) => onChange({ ...row, amount })}
      />
      <MoneyField
        id={`${id}-second`}
        label="Limit 2"
        value={row.secondAmount}
        disabled={!open.amounts}
        onChange={(secondAmount) => onChange({ ...row, secondAmount })}
      />
      <PercentField
        id={`${id}-coinsurance`}
        label="Coinsurance %"
        value={row.coinsurance}
        disabled={!open.amounts}
        onChange={(coinsurance) => onChange({ ...row, coinsurance })}
      />
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
      <Button type="button" size="small" className="ghost" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 size={15} aria-hidden />
      </Button>
    </fieldset>
  );
}
