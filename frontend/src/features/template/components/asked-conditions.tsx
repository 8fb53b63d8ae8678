import { Trash2 } from 'lucide-react';
import { ENDORSEMENTS_OF, type CoverageLine } from '@covertrail/domain/insurance/coverage';
import {
  conditionsOf,
  disabledConditions,
  NAMINGS,
  type ConditionKey,
  type EndorsementConditions,
} from '@covertrail/domain/compliance/endorsements/endorsement-conditions';
import { endorsementTypeOf } from '@covertrail/domain/insurance/endorsements/endorsement-types';
import type { ConditionsRequirement } from '@covertrail/domain/compliance/further-requirements';
import { CONDITION_NAMES, NAMING_NAMES } from '@covertrail/wording/compliance/condition-words';
import { ENDORSEMENT_NAMES } from '@covertrail/wording/insurance/labels';
import { SelectField } from '#shared/forms/select-field.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import type { FurtherPartProps } from '../further-values.form.js';

const ACCEPTED = NAMINGS.map((value) => ({ value, text: NAMING_NAMES[value] }));

/** What the forms of endorsements must say [C08]. */
export function AskedConditions({ line, value = [], onChange }: FurtherPartProps<'endorsementConditions'>) {
  const open = ENDORSEMENTS_OF[line].filter(
    (code) =>
      endorsementTypeOf(line, code) !== null &&
      !value.some((conditionsRequirement) => conditionsRequirement.code === code),
  );
  const set = (next: readonly ConditionsRequirement[]) => onChange(next.length === 0 ? undefined : next);
  const add = (chosen: string) =>
    set([...value, ...open.filter((code) => code === chosen).map((code) => ({ code, conditions: {} }))]);
  return (
    <fieldset className="further-part">
      <legend>Advanced configuration of endorsements</legend>
      {value.map((conditionsRequirement) => (
        <ConditionsRow
          key={conditionsRequirement.code}
          line={line}
          value={conditionsRequirement}
          onRemove={() => set(value.filter((other) => other !== conditionsRequirement))}
          onChange={(conditions) =>
            set(
              value.map((other) =>
                other === conditionsRequirement ? { ...conditionsRequirement, conditions } : other,
              ),
            )
          }
        />
      ))}
      {open.length === 0 ? null : (
        <div className="template-limits">
          <SelectField
            id={`${line}-configured`}
            label="Configure an endorsement"
            choices={open.map((code) => ({ value: code, text: ENDORSEMENT_NAMES[code] }))}
            value=""
            placeholder="Choose an endorsement"
            onChange={add}
          />
        </div>
      )}
    </fieldset>
  );
}

interface ConditionsRowProps {
  readonly line: CoverageLine;
  readonly value: ConditionsRequirement;
  readonly onChange: (conditions: EndorsementConditions) => void;
  readonly onRemove: () => void;
}

function ConditionsRow({ line, value: { code, conditions }, onChange, onRemove }: ConditionsRowProps) {
  const type = endorsementTypeOf(line, code);
  if (type === null) return null;
  const disabled = disabledConditions(type, line, conditions);
  const name = ENDORSEMENT_NAMES[code];
  const change = <Key extends ConditionKey>(key: Key, next: EndorsementConditions[Key]) => {
    const { [key]: _before, ...others } = conditions;
    onChange(next === undefined ? others : { ...conditions, [key]: next });
  };
  return (
    <div className="further-row" role="group" aria-label={`Configuration of ${name}`}>
      <div className="further-row-head">
        <b>{name}</b>
        <Button type="button" basic icon aria-label={`Remove the configuration of ${name}`} onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </Button>
      </div>
      <div className="template-limits">
        {conditionsOf(type, line).map((key) => (
          <ConditionField
            key={key}
            id={`${line}-${code}-${key}`}
            condition={key}
            conditions={conditions}
            disabled={disabled.includes(key)}
            onChange={change}
          />
        ))}
      </div>
    </div>
  );
}

interface ConditionFieldProps {
  readonly id: string;
  readonly condition: ConditionKey;
  readonly conditions: EndorsementConditions;
  readonly disabled: boolean;
  readonly onChange: <Key extends ConditionKey>(key: Key, value: EndorsementConditions[Key]) => void;
}

function ConditionField({ id, condition, conditions, disabled, onChange }: ConditionFieldProps) {
  const label = CONDITION_NAMES[condition];
  if (condition === 'requiredScheduledEntity') {
    return (
      <TextField
        id={id}
        label={label}
        value={conditions[condition] ?? ''}
        disabled={disabled}
        placeholder="Not required"
        autoComplete="off"
        onChange={({ target }) => onChange(condition, target.value === '' ? undefined : target.value)}
      />
    );
  }
  if (condition === 'policyNumberRequiredOnEndorsement' || condition === 'effectiveDatesRequired') {
    return (
      <Checkbox
        id={id}
        label={label}
        checked={conditions[condition] === true}
        disabled={disabled}
        onChange={(checked) => onChange(condition, checked ? true : undefined)}
      />
    );
  }
  return (
    <SelectField
      id={id}
      label={label}
      choices={ACCEPTED}
      value={conditions[condition] ?? ''}
      clearable
      placeholder="Not required"
      disabled={disabled}
      onChange={(chosen) =>
        onChange(
          condition,
          NAMINGS.find((naming) => naming === chosen),
        )
      }
    />
  );
}
