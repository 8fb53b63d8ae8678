import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { LIMITS_OF, type CoverageLine, type LimitCode } from '@covertrail/domain/insurance/coverage';
import { limitRowOf } from '@covertrail/domain/insurance/line-facts';
import type { LimitCategory } from '@covertrail/domain/insurance/lines/limit-categories';
import { LIMIT_NAMES } from '@covertrail/wording/insurance/labels';
import { LIMIT_CATEGORY_NAMES } from '@covertrail/wording/insurance/vocabulary-words';
import { MoneyField } from '#shared/forms/money-field.tsx';
import { SelectField } from '#shared/forms/select-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { PolicyValues } from '../policy-values.form.js';
import { LimitRow } from './limit-row.js';

interface ChosenLimitsProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly line: CoverageLine;
  readonly disabled: boolean;
  /** Why a limit cannot be entered together with the others; null where it can. */
  readonly whyClosed: (code: LimitCode) => string | null;
}

interface ChosenRow {
  readonly category: LimitCategory | null;
  readonly code: LimitCode | null;
}

const NO_ROW: ChosenRow = { category: null, code: null };

/** Rows of limits: a type opens with its category, an amount with its type; another category clears both [C03]. */
export function ChosenLimits({ form, line, disabled, whyClosed }: ChosenLimitsProps) {
  const [rows, setRows] = useState(() => rowsIn(line, form.getValues()));
  const clear = (code: LimitCode | null) => {
    if (code === null) return;
    form.setValue(`limits.${code}`, null, { shouldDirty: true });
    form.setValue(`limitDetails.${code}`, undefined, { shouldDirty: true });
  };
  const change = (index: number, row: ChosenRow) => {
    clear(rows[index]?.code ?? null);
    if (row.code !== null) form.setValue(`limitDetails.${row.code}`, {}, { shouldDirty: true });
    setRows(rows.with(index, row));
  };
  const remove = (index: number) => {
    clear(rows[index]?.code ?? null);
    setRows(rows.filter((_, at) => at !== index));
  };
  return (
    <div className="policy-stack">
      {rows.map((row, index) => (
        <div className="policy-chosen-limit" key={index}>
          <ChoiceOfLimit
            index={index}
            row={row}
            rows={rows}
            line={line}
            disabled={disabled}
            onChange={(changed) => change(index, changed)}
          />
          {row.code === null ? (
            <MoneyField id={`limit-${index}`} label="Limit" value={null} onChange={() => undefined} disabled />
          ) : (
            <LimitRow
              key={row.code}
              form={form}
              line={line}
              code={row.code}
              disabled={disabled}
              closed={whyClosed(row.code)}
            />
          )}
          {disabled ? null : (
            <Button type="button" basic icon aria-label={`Remove limit ${index + 1}`} onClick={() => remove(index)}>
              <Trash2 size={16} aria-hidden />
            </Button>
          )}
        </div>
      ))}
      {disabled || rows.length >= LIMITS_OF[line].length ? null : (
        <Button type="button" onClick={() => setRows([...rows, NO_ROW])}>
          <Plus size={16} aria-hidden /> Add limit
        </Button>
      )}
    </div>
  );
}

interface ChoiceOfLimitProps {
  readonly index: number;
  readonly row: ChosenRow;
  readonly rows: readonly ChosenRow[];
  readonly line: CoverageLine;
  readonly disabled: boolean;
  readonly onChange: (row: ChosenRow) => void;
}

function ChoiceOfLimit({ index, row, rows, line, disabled, onChange }: ChoiceOfLimitProps) {
  const categories = [...new Set(LIMITS_OF[line].map((code) => limitRowOf(code).category))];
  const taken = new Set(rows.filter((other) => other !== row).map(({ code }) => code));
  const types = LIMITS_OF[line].filter((code) => limitRowOf(code).category === row.category && !taken.has(code));
  return (
    <>
      <SelectField
        id={`limit-category-${index}`}
        label="Limit category"
        placeholder="Select"
        value={row.category ?? ''}
        disabled={disabled}
        choices={categories.map((category) => ({ value: category, text: LIMIT_CATEGORY_NAMES[category] }))}
        onChange={(chosen) =>
          onChange({ category: categories.find((category) => category === chosen) ?? null, code: null })
        }
      />
      <SelectField
        id={`limit-type-${index}`}
        label="Limit type"
        placeholder="Select"
        value={row.code ?? ''}
        disabled={disabled || row.category === null}
        choices={types.map((code) => ({ value: code, text: LIMIT_NAMES[code] }))}
        onChange={(chosen) => onChange({ ...row, code: types.find((type) => type === chosen) ?? null })}
      />
    </>
  );
}

/** The limits that the policy states; one empty row where it states none. */
function rowsIn(line: CoverageLine, { limits, limitDetails }: PolicyValues): readonly ChosenRow[] {
  const stated = LIMITS_OF[line].filter((code) => typeof limits[code] === 'number' || limitDetails[code] !== undefined);
  return stated.length === 0 ? [NO_ROW] : stated.map((code) => ({ category: limitRowOf(code).category, code }));
}
