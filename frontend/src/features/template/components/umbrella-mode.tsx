import { Controller, useWatch, type Control } from 'react-hook-form';
import { sharesUmbrella } from '@covertrail/domain/compliance/shares-umbrella';
import type { UmbrellaMode as Mode } from '@covertrail/domain/compliance/requirements';
import { Radio } from '#shared/ui/checkbox.tsx';
import { linesAsked, type TemplateValues } from '../template-values.form.js';

const MODES: readonly { readonly mode: Mode; readonly label: string; readonly note: string }[] = [
  {
    mode: 'separate',
    label: 'Separate',
    note: 'The umbrella must meet its own requirement. Only the amount above it contributes to the limits below.',
  },
  {
    mode: 'combined',
    label: 'Combined',
    note: 'For each line, policy and umbrella together must meet the sum of both requirements. A policy above its minimum contributes to the umbrella.',
  },
];

/** How a required umbrella and the limits to which it may contribute are counted together; the same dollars never meet both. */
export function UmbrellaMode({ control }: { readonly control: Control<TemplateValues> }) {
  const [requiredLines, lines] = useWatch({ control, name: ['requiredLines', 'lines'] });
  if (!sharesUmbrella(linesAsked({ requiredLines, lines }))) return null;
  return (
    <Controller
      name="umbrellaMode"
      control={control}
      render={({ field: { value, onChange } }) => (
        <fieldset className="template-mode">
          <legend>This limit and the limits that the umbrella may contribute to</legend>
          {MODES.map(({ mode, label, note }) => (
            <div key={mode}>
              <Radio
                id={`umbrella-${mode}`}
                name="umbrellaMode"
                label={label}
                checked={value === mode}
                onChange={() => onChange(mode)}
              />
              <p className="sub">{note}</p>
            </div>
          ))}
        </fieldset>
      )}
    />
  );
}
