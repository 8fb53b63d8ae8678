import { Controller, useWatch, type Control } from 'react-hook-form';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { BELOW_UMBRELLAS, usualUnderlying } from '@covertrail/domain/compliance/usual-underlying';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { listed } from '@covertrail/wording/text/sentence-parts';
import { CheckGroup } from '#shared/forms/check-group.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { withFurther } from '../further-values.form.js';
import { linesAsked, type TemplateValues } from '../template-values.form.js';

interface AskedUnderlyingProps {
  readonly line: CoverageLine;
  readonly control: Control<TemplateValues>;
}

/** Over which lines an umbrella must lie: usually those of which the template requires limits, else those that are chosen. */
export function AskedUnderlying({ line, control }: AskedUnderlyingProps) {
  const [requiredLines, lines] = useWatch({ control, name: ['requiredLines', 'lines'] });
  const usual = usualUnderlying(linesAsked({ requiredLines, lines }));
  return (
    <Controller
      name={`lines.${line}.further`}
      control={control}
      render={({ field: { value: all, onChange } }) => {
        const set = (underlying: readonly CoverageLine[] | undefined) =>
          onChange(withFurther(all, 'underlying', underlying));
        return (
          <fieldset className="template-mode">
            <legend>The lines that it must lie over</legend>
            <div>
              <Checkbox
                id={`${line}-usual-underlying`}
                label="Those of which this template requires limits"
                checked={all.underlying === undefined}
                onChange={(checked) => set(checked ? undefined : usual)}
              />
              <p className="sub">
                {all.underlying === undefined
                  ? `Now: ${listed(
                      usual.map((usualLine) => LINE_NAMES[usualLine].toLowerCase()),
                      'none',
                    )}. `
                  : ''}
                A policy that has another schedule of underlying insurance does not pass; one that states none is for
                review.
              </p>
            </div>
            {all.underlying === undefined ? null : (
              <CheckGroup
                id={`${line}-underlying`}
                legend="Lines below it"
                value={all.underlying}
                disabled={false}
                onChange={set}
                choices={BELOW_UMBRELLAS.map((umbrella) => ({ value: umbrella, text: LINE_NAMES[umbrella] }))}
              />
            )}
          </fieldset>
        );
      }}
    />
  );
}
