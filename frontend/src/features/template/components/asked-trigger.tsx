import type { Control } from 'react-hook-form';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { TriggerFields } from '#shared/policies/trigger-fields.tsx';
import type { TemplateValues } from '../template-values.form.js';

const TRIGGERS = [
  { value: 'occurrence', text: 'Occurrence', description: 'claims-made does not pass' },
  { value: 'claimsMade', text: 'Claims-made or occurrence', description: 'with a retroactive date' },
];

interface AskedTriggerProps {
  readonly line: CoverageLine;
  readonly control: Control<TemplateValues>;
}

/** The required trigger, and for claims-made the latest retroactive date. */
export function AskedTrigger({ line, control }: AskedTriggerProps) {
  return (
    <>
      <h3>Trigger</h3>
      <div className="template-limits">
        <TriggerFields
          control={control}
          trigger={{
            id: `${line}-trigger`,
            name: `lines.${line}.trigger`,
            placeholder: 'Not required',
            choices: TRIGGERS,
          }}
          retroactive={{
            id: `${line}-retroactive`,
            name: `lines.${line}.retroactiveBy`,
            label: 'Retroactive date, at the latest',
            required: true,
            note: 'Acts from this date on must be covered',
          }}
        />
      </div>
    </>
  );
}
