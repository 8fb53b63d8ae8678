import { Controller, type UseFormReturn } from 'react-hook-form';
import {
  STATED_VALUE_TABLE,
  UNLIMITED,
  type StatedChoice,
  type StatedValueCode,
} from '@covertrail/domain/insurance/lines/stated-values';
import { STATED_CHOICE_NAMES, STATED_VALUE_NAMES } from '@covertrail/wording/insurance/stated-value-words';
import { FormSelect } from '#shared/forms/bound-fields.tsx';
import { MoneyField } from '#shared/forms/money-field.tsx';
import { MonthsField } from '#shared/forms/months-field.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import type { PolicyValues } from '../policy-values.form.js';

interface SectionProps {
  readonly form: UseFormReturn<PolicyValues>;
  /** Those that the line has in its region. */
  readonly codes: readonly StatedValueCode[];
  readonly disabled: boolean;
}

/** What certificates and declarations of a line state besides limits: per statute, causes of loss, retention and the like. */
export function StatedValuesSection({ codes, ...props }: SectionProps) {
  return (
    <div className="panel-body policy-fields">
      {codes.map((code) => (
        <StatedField key={code} code={code} {...props} />
      ))}
    </div>
  );
}

interface FieldProps extends Omit<SectionProps, 'codes'> {
  readonly code: StatedValueCode;
}

function StatedField(props: FieldProps) {
  const { kind, choices } = STATED_VALUE_TABLE[props.code];
  if (kind === 'choice') return <ChoiceField choices={choices} {...props} />;
  if (kind === 'money') return <AmountField {...props} />;
  if (kind === 'monthsOrUnlimited') return <PeriodField {...props} />;
  return kind === 'indicator' ? <BoxField {...props} /> : <WrittenField {...props} />;
}

function ChoiceField({
  code,
  choices,
  form: { control },
  disabled,
}: FieldProps & { readonly choices: readonly StatedChoice[] }) {
  return (
    <FormSelect
      id={`stated-${code}`}
      name={`statedValues.${code}`}
      label={STATED_VALUE_NAMES[code]}
      control={control}
      disabled={disabled}
      clearable
      placeholder="Not stated"
      choices={choices.map((choice) => ({ value: choice, text: STATED_CHOICE_NAMES[choice] }))}
    />
  );
}

function AmountField({ code, form: { control }, disabled }: FieldProps) {
  return (
    <Controller
      control={control}
      name={`statedValues.${code}`}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <MoneyField
          id={`stated-${code}`}
          label={STATED_VALUE_NAMES[code]}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
          onBlur={onBlur}
          disabled={disabled}
          placeholder="Not stated"
          error={error?.message}
        />
      )}
    />
  );
}

function PeriodField({ code, form: { control }, disabled }: FieldProps) {
  return (
    <Controller
      control={control}
      name={`statedValues.${code}`}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <MonthsField
          id={`stated-${code}`}
          label={STATED_VALUE_NAMES[code]}
          value={value === UNLIMITED || typeof value === 'number' ? value : undefined}
          onChange={(months) => onChange(months ?? null)}
          disabled={disabled}
          placeholder="Not stated"
          error={error?.message}
        />
      )}
    />
  );
}

function BoxField({ code, form: { control }, disabled }: FieldProps) {
  return (
    <Controller
      control={control}
      name={`statedValues.${code}`}
      render={({ field: { value, onChange } }) => (
        <Checkbox
          className="policy-box"
          id={`stated-${code}`}
          label={STATED_VALUE_NAMES[code]}
          checked={value === true}
          disabled={disabled}
          onChange={(checked) => onChange(checked)}
        />
      )}
    />
  );
}

function WrittenField({
  code,
  form: {
    register,
    formState: { errors },
  },
  disabled,
}: FieldProps) {
  const { kind } = STATED_VALUE_TABLE[code];
  return (
    <TextField
      id={`stated-${code}`}
      label={STATED_VALUE_NAMES[code]}
      disabled={disabled}
      autoComplete="off"
      placeholder="Not stated"
      {...(kind === 'text'
        ? {}
        : kind === 'states'
          ? { note: 'By two letters: CO, UT' }
          : { inputMode: 'numeric' as const })}
      error={errors.statedValues?.[code]?.message}
      {...register(`statedValues.${code}`)}
    />
  );
}
