import { useState } from 'react';
import { choicesToRequire, isAtMost, mayRequire } from '@covertrail/domain/compliance/further/values';
import { LINE_TABLE } from '@covertrail/domain/insurance/line-table';
import {
  STATED_VALUE_CODES,
  STATED_VALUE_TABLE,
  UNLIMITED,
  type StatedValue,
  type StatedValueCode,
  type StatedValues,
} from '@covertrail/domain/insurance/lines/stated-values';
import { statedValues } from '@covertrail/domain/fields/coverage-fields';
import { fits } from '@covertrail/domain/fields/field-rule';
import { STATED_CHOICE_NAMES, STATED_VALUE_NAMES } from '@covertrail/wording/insurance/stated-value-words';
import { MoneyField } from '#shared/forms/money-field.tsx';
import { MonthsField } from '#shared/forms/months-field.tsx';
import { SelectField } from '#shared/forms/select-field.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import type { FurtherPartProps } from '../further-values.form.js';

const NONE: StatedValues = {};

/** What certificates state of the line besides its limits, where it is required: per statute, causes of loss, states. */
export function AskedValues({ line, value = NONE, onChange }: FurtherPartProps<'values'>) {
  const set = (code: StatedValueCode, statedValue: StatedValue | undefined) => {
    const next: unknown = Object.fromEntries(
      STATED_VALUE_CODES.map((other) => [other, other === code ? statedValue : value[other]] as const).filter(
        ([, stated]) => stated !== undefined,
      ),
    );
    onChange(fits(statedValues, next) && Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <fieldset className="further-part">
      <legend>Further statements</legend>
      <div className="template-limits">
        {LINE_TABLE[line].statedValues
          .filter((code) => mayRequire(line, code))
          .map((code) => (
            <AskedValue
              key={code}
              id={`${line}-value-${code}`}
              code={code}
              value={value[code]}
              onChange={(stated) => set(code, stated)}
            />
          ))}
      </div>
    </fieldset>
  );
}

interface AskedValueProps {
  readonly id: string;
  readonly code: StatedValueCode;
  readonly value: StatedValue | undefined;
  readonly onChange: (value: StatedValue | undefined) => void;
}

function AskedValue({ id, code, value, onChange }: AskedValueProps) {
  const { kind } = STATED_VALUE_TABLE[code];
  const label = STATED_VALUE_NAMES[code];
  const bound = `${label}, ${isAtMost(code) ? 'at most' : 'at least'}`;
  switch (kind) {
    case 'choice':
      return (
        <SelectField
          id={id}
          label={label}
          choices={choicesToRequire(code).map((choice) => ({ value: choice, text: STATED_CHOICE_NAMES[choice] }))}
          value={typeof value === 'string' ? value : ''}
          clearable
          placeholder="Not required"
          onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
        />
      );
    case 'money':
      return (
        <MoneyField
          id={id}
          label={bound}
          value={typeof value === 'number' ? value : null}
          placeholder="Not required"
          onChange={(cents) => onChange(cents ?? undefined)}
        />
      );
    case 'monthsOrUnlimited':
      return (
        <MonthsField
          id={id}
          label={bound}
          value={value === UNLIMITED || typeof value === 'number' ? value : undefined}
          placeholder="Not required"
          onChange={onChange}
        />
      );
    case 'indicator':
      return (
        <Checkbox
          id={id}
          label={label}
          checked={value === true}
          onChange={(checked) => onChange(checked ? true : undefined)}
        />
      );
    case 'states':
      return (
        <WrittenValue
          id={id}
          label={label}
          value={value}
          note="By two letters: CO, UT"
          read={statesOf}
          onChange={onChange}
        />
      );
    default:
      return <WrittenValue id={id} label={bound} value={value} read={numberOf} onChange={onChange} />;
  }
}

const statesOf = (text: string): StatedValue | undefined => {
  const states = text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((state) => /^[A-Z]{2}$/.test(state));
  return states.length === 0 ? undefined : [...new Set(states)];
};
const numberOf = (text: string): StatedValue | undefined => (/^\d+$/.test(text.trim()) ? Number(text) : undefined);
const textOf = (value: StatedValue | undefined): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : Array.isArray(value) ? value.join(', ') : '';

interface WrittenValueProps extends Omit<AskedValueProps, 'code'> {
  readonly label: string;
  readonly note?: string;
  readonly read: (text: string) => StatedValue | undefined;
}

/** Keeps what is typed until the field is left, then shows what was understood. */
function WrittenValue({ id, label, value, note, read, onChange }: WrittenValueProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      id={id}
      label={label}
      autoComplete="off"
      placeholder="Not required"
      value={typed ?? textOf(value)}
      {...(note === undefined ? {} : { note })}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
    />
  );
}
