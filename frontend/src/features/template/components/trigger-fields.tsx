import { Controller, useWatch, type Control } from 'react-hook-form';
import type { CoverageLine } from '@covertrail/domain/compliance/coverage';
import { DayField } from '#shared/forms/day-field.tsx';
import { SelectField } from '#shared/forms/select-field.tsx';
import type { TemplateValues } from '../template-values.form.js';

const TRIGGERS = [
  { value: 'occurrence', text: 'Occurrence', description: 'claims-made does not pass' },
  { value: 'claimsMade', text: 'Claims-made or occurrence', description: 'with a retroactive date' },
] as const;

interface TriggerFieldsProps {
  readonly line: CoverageLine;
  readonly control: Control<TemplateValues>;
}

/** How the policy must be triggered, and for claims-made by which day its cover must begin. */
export function TriggerFields({ line, control }: TriggerFieldsProps) {
  const trigger = useWatch({ control, name: `lines.${line}.trigger` });
  return (
    <>
      <h3>Trigger</h3>
      <div className="template-limits">
        <Controller
          name={`lines.${line}.trigger`}
          control={control}
          render={({ field: { value, onChange, onBlur } }) => (
            <SelectField
              id={`${line}-trigger`}
              label="Coverage trigger"
              choices={TRIGGERS}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              clearable
              placeholder="Not asked for"
            />
          )}
        />
        {trigger === 'claimsMade' ? (
          <Controller
            name={`lines.${line}.retroactiveBy`}
            control={control}
            render={({ field: { value, onChange, onBlur, name }, fieldState: { error } }) => (
              <DayField
                id={`${line}-retroactive`}
                label="Retroactive date, at the latest"
                required
                name={name}
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                error={error?.message}
                note="Acts from this day on must be covered"
              />
            )}
          />
        ) : null}
      </div>
    </>
  );
}
