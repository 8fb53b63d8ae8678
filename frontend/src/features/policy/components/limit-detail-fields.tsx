import type { CoverageLine, LimitCode } from '@covertrail/domain/insurance/coverage';
import { limitRowOf } from '@covertrail/domain/insurance/line-facts';
import { valuationsIn } from '@covertrail/domain/insurance/lines/line-regions';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import { VALUATION_TYPES } from '@covertrail/domain/insurance/lines/valuation-types';
import type { LimitDetail } from '@covertrail/domain/insurance/terms/limit-details';
import { LIMIT_NAMES } from '@covertrail/wording/insurance/labels';
import { VALUATION_NAMES } from '@covertrail/wording/insurance/vocabulary-words';
import { MoneyField } from '#shared/forms/money-field.tsx';
import { PercentField } from '#shared/forms/percent-field.tsx';
import { SelectField } from '#shared/forms/select-field.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import { DeductibleFields } from './deductible-fields.js';

interface LimitDetailFieldsProps {
  readonly code: LimitCode;
  readonly line: CoverageLine;
  readonly region: RegionCode;
  readonly value: LimitDetail;
  readonly onChange: (detail: LimitDetail) => void;
  readonly disabled: boolean;
}

/** What a limit states beside its amount: the fields that a limit of this type has. */
export function LimitDetailFields({ code, line, region, value, onChange, disabled }: LimitDetailFieldsProps) {
  const { carries } = limitRowOf(code);
  const change = (part: Partial<LimitDetail>) => onChange({ ...value, ...part });
  return (
    <fieldset className="policy-limit-details">
      <legend className="visually-hidden">{LIMIT_NAMES[code]}, details</legend>
      <MoneyField
        id={`${code}-displayed`}
        label="Displayed limit"
        value={value.displayed}
        disabled={disabled}
        onChange={(cents) => change({ displayed: cents ?? undefined })}
      />
      {carries.includes('secondAmount') ? (
        <MoneyField
          id={`${code}-second`}
          label="Second limit"
          value={value.second}
          disabled={disabled}
          onChange={(cents) => change({ second: cents ?? undefined })}
        />
      ) : null}
      {carries.includes('coinsurance') ? (
        <PercentField
          id={`${code}-coinsurance`}
          label="Coinsurance (%)"
          value={value.coinsurance ?? null}
          disabled={disabled}
          onChange={(share) => change({ coinsurance: share ?? undefined })}
        />
      ) : null}
      {carries.includes('valuation') ? (
        <ValuationFields
          code={code}
          line={line}
          region={region}
          value={value}
          onChange={onChange}
          disabled={disabled}
        />
      ) : null}
      {carries.includes('deductible') ? (
        <DeductibleFields
          id={code}
          line={line}
          value={value.deductible}
          disabled={disabled}
          onChange={(deductible) => change({ deductible })}
        />
      ) : null}
      <TextField
        id={`${code}-text`}
        label="As printed"
        value={value.text ?? ''}
        placeholder="Included"
        maxLength={40}
        disabled={disabled}
        onChange={({ target }) => change({ text: target.value })}
      />
    </fieldset>
  );
}

/** The amount opens with its type, and another type clears it [C03]. */
function ValuationFields({ code, line, region, value, onChange, disabled }: LimitDetailFieldsProps) {
  const offered = valuationsIn(region, line);
  const types =
    value.valuation === undefined || offered.includes(value.valuation) ? offered : [...offered, value.valuation];
  const choices = types.map((type) => ({ value: type, text: VALUATION_NAMES[type] }));
  const choose = (type: string) =>
    onChange({
      ...value,
      valuation: VALUATION_TYPES.find((candidate) => candidate === type),
      valuationAmount: undefined,
    });
  return (
    <>
      <SelectField
        id={`${code}-valuation`}
        label="Valuation type"
        choices={choices}
        value={value.valuation ?? ''}
        clearable
        placeholder="None stated"
        disabled={disabled}
        onChange={choose}
      />
      <MoneyField
        id={`${code}-valuation-amount`}
        label="Valuation amount"
        value={value.valuationAmount ?? null}
        disabled={disabled || value.valuation === undefined}
        onChange={(cents) => onChange({ ...value, valuationAmount: cents ?? undefined })}
      />
    </>
  );
}
