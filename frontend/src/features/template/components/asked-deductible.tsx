import type { DeductibleRequirement } from '@covertrail/domain/compliance/further-requirements';
import { MoneyField } from '#shared/forms/money-field.tsx';
import { PercentField } from '#shared/forms/percent-field.tsx';
import { SelectField } from '#shared/forms/select-field.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';

const UNITS = [
  { value: 'amount', text: 'Amount' },
  { value: 'percent', text: 'Percent' },
] as const;
const LABEL = 'Deductible, at most';

interface AskedDeductibleProps {
  readonly id: string;
  readonly value: DeductibleRequirement | undefined;
  readonly onChange: (value: DeductibleRequirement | undefined) => void;
}

/** The most that the insured may bear; another unit begins at zero. */
export function AskedDeductible({ id, value, onChange }: AskedDeductibleProps) {
  const choose = (chosen: string) => {
    const unit = UNITS.find((unit) => unit.value === chosen)?.value;
    onChange(
      unit && {
        atMost: 0,
        unit,
        retentionAccepted: value?.retentionAccepted ?? false,
        approval: value?.approval ?? false,
      },
    );
  };
  const enter = (atMost: number | null) => value && onChange({ ...value, atMost: atMost ?? 0 });
  return (
    <>
      <div className="template-limits">
        <SelectField
          id={`${id}-unit`}
          label="Deductible"
          choices={UNITS}
          value={value?.unit ?? ''}
          clearable
          placeholder="Not required"
          onChange={choose}
        />
        {value?.unit === 'percent' ? (
          <PercentField id={`${id}-percent`} label={`${LABEL} (%)`} value={value.atMost} onChange={enter} />
        ) : null}
        {value?.unit === 'amount' ? (
          <MoneyField id={`${id}-amount`} label={LABEL} value={value.atMost} onChange={enter} />
        ) : null}
      </div>
      {value ? (
        <div className="further-answers">
          <Checkbox
            id={`${id}-retention`}
            label="Accept a self-insured retention"
            checked={value.retentionAccepted}
            onChange={(checked) => onChange({ ...value, retentionAccepted: checked })}
          />
          <Checkbox
            id={`${id}-approval`}
            label="Each deductible needs approval"
            checked={value.approval}
            onChange={(checked) => onChange({ ...value, approval: checked })}
          />
        </div>
      ) : null}
    </>
  );
}
