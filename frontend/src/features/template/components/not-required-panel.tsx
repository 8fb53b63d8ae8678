import { useState } from 'react';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { COVERAGE_LINES } from '@covertrail/domain/insurance/coverage';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { CheckGroup } from '#shared/forms/check-group.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SHARED_SECTIONS } from '../template-sections.js';
import type { TemplateValues } from '../template-values.form.js';
import { Fold } from './fold.js';

/** Lines of which suppliers read that they are not required; a line that is neither required nor stated here is not mentioned. */
export function NotRequiredPanel({ control }: { readonly control: Control<TemplateValues> }) {
  const requiredLines = useWatch({ control, name: 'requiredLines' });
  const open = COVERAGE_LINES.filter((line) => !requiredLines.includes(line));
  const [begun] = useState(useWatch({ control, name: 'notRequired' }));
  return (
    <Panel {...SHARED_SECTIONS.notRequired}>
      <div className="panel-body">
        <Fold title="State lines as not required" begins={begun.length > 0}>
          <p className="sub">
            Suppliers read beside their requirements that these lines are not required. They have no effect on
            compliance.
          </p>
          <Controller
            name="notRequired"
            control={control}
            render={({ field: { value, onChange } }) => (
              <CheckGroup
                id="not-required"
                legend="Lines that are not required"
                value={value}
                onChange={onChange}
                disabled={false}
                choices={open.map((line) => ({ value: line, text: LINE_NAMES[line] }))}
              />
            )}
          />
        </Fold>
      </div>
    </Panel>
  );
}
