import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { LINE_TABLE } from '@covertrail/domain/insurance/line-table';
import { DEDUCTIBLE_KINDS, DEDUCTIBLE_TABLE } from '@covertrail/domain/insurance/lines/deductible-kinds';
import type { StatedDeductible } from '@covertrail/domain/insurance/terms/limit-details';
import { DEDUCTIBLE_NAMES } from '@covertrail/wording/insurance/vocabulary-words';
import { MoneyField } from '#shared/forms/money-field.tsx';
import { PercentField } from '#shared/forms/percent-field.tsx';
import { SelectField } from '#shared/forms/select-field.tsx';
import { TextField } from '#shared/forms/text-field.tsx';

interface DeductibleFieldsProps {
  readonly id: string;
  readonly line: CoverageLine;
  readonly value: StatedDeductible | undefined;
  readonly onChange: (deductible: StatedDeductible | undefined) => void;
  readonly disabled: boolean;
}

/** The number opens with its type, and another type clears it [C03]. */
export function DeductibleFields({ id, line, value, onChange, disabled }: DeductibleFieldsProps) {
  const choices = LINE_TABLE[line].deductibleKinds.map((kind) => ({ value: kind, text: DEDUCTIBLE_NAMES[kind] }));
  const choose = (kind: string) => {
    const chosen = DEDUCTIBLE_KINDS.find((candidate) => candidate === kind);
    onChange(chosen && { kind: chosen });
  };
  return (
    <>
      <SelectField
        id={`${id}-deductible-type`}
        label="Deductible type"
        choices={choices}
        value={value?.kind ?? ''}
        clearable
        placeholder="None stated"
        disabled={disabled}
        onChange={choose}
      />
      <DeductibleNumber id={`${id}-deductible`} value={value} onChange={onChange} disabled={disabled} />
    </>
  );
}

function DeductibleNumber({ id, value, onChange, disabled }: Omit<DeductibleFieldsProps, 'line'>) {
  const asks = value === undefined ? 'nothing' : DEDUCTIBLE_TABLE[value.kind].value;
  const number = value?.value ?? null;
  const enter = (entered: number | null) =>
    value && onChange(entered === null ? { kind: value.kind } : { kind: value.kind, value: entered });
  if (asks === 'percent')
    return <PercentField id={id} label="Deductible (%)" value={number} onChange={enter} disabled={disabled} />;
  if (asks === 'hours') {
    return (
      <TextField
        id={id}
        label="Deductible (hours)"
        inputMode="numeric"
        value={number ?? ''}
        disabled={disabled}
        onChange={({ target }) =>
          /^\d{0,4}$/.test(target.value) ? enter(target.value === '' ? null : Number(target.value)) : undefined
        }
      />
    );
  }
  return (
    <MoneyField id={id} label="Deductible" value={number} onChange={enter} disabled={disabled || asks === 'nothing'} />
  );
}
