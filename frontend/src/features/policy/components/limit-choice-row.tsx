import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { LimitChoice } from '@covertrail/domain/compliance/limit-choices';
import { LIMIT_NAMES } from '@covertrail/wording/insurance/labels';
import { SelectField } from '#shared/forms/select-field.tsx';
import type { PolicyValues } from '../policy-values.form.js';
import { LimitRow } from './limit-row.js';

interface LimitChoiceRowProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly line: CoverageLine;
  readonly choice: LimitChoice;
  readonly disabled: boolean;
}

/** A row in which one of two limits is stated: another one clears the amount [C03]. Certificates print the wider one. */
export function LimitChoiceRow({ form, line, choice, disabled }: LimitChoiceRowProps) {
  const [base, wider] = choice;
  const [chosen, setChosen] = useState(() => (typeof form.getValues(`limits.${base}`) === 'number' ? base : wider));
  const choose = (value: string) => {
    const next = choice.find((code) => code === value);
    if (next === undefined || next === chosen) return;
    form.setValue(`limits.${chosen}`, null, { shouldDirty: true });
    form.setValue(`limitDetails.${chosen}`, undefined, { shouldDirty: true });
    setChosen(next);
  };
  return (
    <div className="policy-limit-choice">
      <SelectField
        id={`limit-choice-${base}`}
        label="Limit of this row"
        value={chosen}
        disabled={disabled}
        onChange={choose}
        choices={choice.map((code) => ({ value: code, text: LIMIT_NAMES[code] }))}
      />
      <LimitRow key={chosen} form={form} line={line} code={chosen} disabled={disabled} closed={null} />
    </div>
  );
}
