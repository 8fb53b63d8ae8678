import { Trash2 } from 'lucide-react';
import {
  PROPERTY_LIMIT_CATEGORIES,
  PROPERTY_LIMIT_TABLE,
  type PropertyLimitType,
} from '@covertrail/domain/fields/property-limit';
import type { BlanketLimit } from '@covertrail/domain/insurance/terms/limit-details';
import { PROPERTY_LIMIT_CATEGORY_NAMES, PROPERTY_LIMIT_NAMES } from '@covertrail/wording/location/location.labels';
import { MoneyField } from '#shared/forms/money-field.tsx';
import { PercentField } from '#shared/forms/percent-field.tsx';
import { SelectField } from '#shared/forms/select-field.tsx';
import { oneOf } from '#shared/navigation/one-of';
import { Button } from '#shared/ui/button.tsx';
import { BlanketField } from './blanket-field.js';
import { choices, openParts, withCategory, type LimitDraft } from '../limit-draft.form.js';
import { DeductibleFields, ValuationFields } from './limit-term-fields.js';

const CATEGORIES = choices(PROPERTY_LIMIT_CATEGORIES, PROPERTY_LIMIT_CATEGORY_NAMES);

interface LimitRowProps {
  /** Unique in the form. */
  readonly id: string;
  readonly row: LimitDraft;
  /** Those of the policy. */
  readonly blankets: readonly BlanketLimit[];
  /** Named for screen readers: `limit 2 of building A`. */
  readonly name: string;
  readonly onChange: (row: LimitDraft) => void;
  readonly onRemove: () => void;
}

/** One row of limits; a field opens when the one before it is filled in [C06]. */
export function LimitRow({ id, row, blankets, name, onChange, onRemove }: LimitRowProps) {
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
      <ValuationFields id={id} row={row} onChange={onChange} />
      <DeductibleFields id={id} row={row} onChange={onChange} />
      <BlanketField id={id} row={row} blankets={blankets} onChange={onChange} />
      <Button type="button" size="small" className="ghost" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 size={15} aria-hidden />
      </Button>
    </fieldset>
  );
}
