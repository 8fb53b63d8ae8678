import { useState } from 'react';
import type { CoverageLine, EndorsementCode } from '@covertrail/domain/insurance/coverage';
import { endorsementTypeOf } from '@covertrail/domain/insurance/endorsements/endorsement-types';
import type { StatementKey } from '@covertrail/domain/insurance/endorsements/endorsement-detail';
import {
  disabledStatements,
  ITEM_GROUPS,
  STATEMENT_TABLE,
  statementsOf,
} from '@covertrail/domain/insurance/endorsements/statement-table';
import { ITEM_GROUP_NAMES, STATEMENT_NAMES } from '@covertrail/wording/insurance/endorsement-words';
import { DayField } from '#shared/forms/day-field.tsx';
import { FieldFrame, fieldAria } from '#shared/forms/field-frame.tsx';
import { SelectField } from '#shared/forms/select-field.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import { wholeNumber } from '#shared/forms/whole-number';
import type { EndorsementDetailValue } from '../endorsement-values.form.js';

/** The fields of one endorsement. */
export interface DetailFieldsProps {
  readonly line: CoverageLine;
  readonly code: EndorsementCode;
  readonly value: EndorsementDetailValue;
  readonly onChange: (value: EndorsementDetailValue) => void;
  readonly errors:
    Readonly<Partial<Record<keyof EndorsementDetailValue, { readonly message?: string | undefined }>>> | undefined;
  readonly disabled: boolean;
}

/**
 * The advanced configuration of an endorsement: what its form says, by the groups of the table. Folded at first while nothing is stated,
 * except for an endorsement that gives days: without them it proves nothing.
 */
export function StatementFields(props: DetailFieldsProps) {
  const { line, code, value, errors } = props;
  const type = endorsementTypeOf(line, code);
  const keys = type === null ? [] : statementsOf(type, line);
  const off = type === null ? [] : disabledStatements(type, line, value);
  const [open, setOpen] = useState(
    keys.some((key) => value[key] !== undefined || STATEMENT_TABLE[key].kind === 'days'),
  );
  const groups = ITEM_GROUPS.filter((group) => keys.some((key) => STATEMENT_TABLE[key].group === group));
  const wrong = keys.some((key) => errors?.[key] !== undefined);
  return (
    <details
      className="policy-configuration"
      open={open || wrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Advanced configuration</summary>
      {groups.map((group) => (
        <fieldset key={group}>
          <legend>{ITEM_GROUP_NAMES[group]}</legend>
          <div className="policy-fields">
            {keys
              .filter((key) => STATEMENT_TABLE[key].group === group)
              .map((key) => (
                <StatementField key={key} item={key} {...props} disabled={props.disabled || off.includes(key)} />
              ))}
          </div>
        </fieldset>
      ))}
    </details>
  );
}

const ANSWERS = [
  { value: 'yes', text: 'Yes' },
  { value: 'no', text: 'No' },
];

function StatementField({
  item,
  code,
  value,
  onChange,
  errors,
  disabled,
}: DetailFieldsProps & { readonly item: StatementKey }) {
  const stated = value[item];
  const field = { id: `${code}-${item}`, label: STATEMENT_NAMES[item], error: errors?.[item]?.message, disabled };
  const change = (next: boolean | string | number | readonly string[] | undefined) =>
    onChange({ ...value, [item]: next });
  switch (STATEMENT_TABLE[item].kind) {
    case 'checkbox':
      return (
        <SelectField
          {...field}
          clearable
          placeholder="Not stated"
          choices={ANSWERS}
          value={typeof stated === 'boolean' ? answerText(stated) : ''}
          onChange={(answer) => change(answer === '' ? undefined : answer === 'yes')}
        />
      );
    case 'datepicker':
      return (
        <DayField
          {...field}
          value={typeof stated === 'string' ? stated : ''}
          onChange={({ target }) => change(target.value)}
        />
      );
    case 'input':
      return (
        <TextField
          {...field}
          placeholder="Not stated"
          autoComplete="off"
          value={typeof stated === 'string' ? stated : ''}
          onChange={({ target }) => change(target.value)}
        />
      );
    case 'days':
      return (
        <TextField
          {...field}
          placeholder="Not stated"
          inputMode="numeric"
          autoComplete="off"
          value={typeof stated === 'number' ? stated : ''}
          onChange={({ target }) => change(wholeNumber(target.value))}
        />
      );
    case 'lines':
      return <LinesField {...field} value={typeof stated === 'object' ? stated : []} onChange={change} />;
  }
}

const answerText = (answer: boolean): string => (answer ? 'yes' : 'no');

interface LinesFieldProps {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly value: readonly string[];
  readonly onChange: (lines: readonly string[]) => void;
}

function LinesField({ id, label, error, disabled, value, onChange }: LinesFieldProps) {
  const note = 'One on each line';
  return (
    <FieldFrame id={id} label={label} error={error} note={note}>
      <textarea
        id={id}
        rows={2}
        disabled={disabled}
        placeholder="Not stated"
        value={value.join('\n')}
        onChange={({ target }) => onChange(target.value.split('\n'))}
        {...fieldAria(id, error, note)}
      />
    </FieldFrame>
  );
}
