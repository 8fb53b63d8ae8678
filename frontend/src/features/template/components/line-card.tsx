import { Controller, useWatch, type Control } from 'react-hook-form';
import { Checkbox } from 'semantic-ui-react';
import type { CoverageLine } from '@covertrail/domain/compliance/coverage';
import { LINES_WITH_TRIGGER } from '@covertrail/domain/compliance/requirements';
import { LINE_NAMES } from '@covertrail/domain/compliance/labels';
import { Panel } from '#shared/ui/panel.tsx';
import { closedAutoLimits } from '../template-rules.form.js';
import type { TemplateValues } from '../template-values.form.js';
import { EndorsementFields } from './endorsement-fields.js';
import { LimitFields } from './limit-fields.js';
import { TriggerFields } from './trigger-fields.js';
import { UmbrellaMode } from './umbrella-mode.js';

interface LineCardProps {
  readonly line: CoverageLine;
  readonly control: Control<TemplateValues>;
}

const withLine = (asked: readonly CoverageLine[], line: CoverageLine, on: boolean): readonly CoverageLine[] =>
  on ? [...asked, line] : asked.filter((one) => one !== line);

/** One line of coverage: whether it is asked for, and what of it. */
export function LineCard({ line, control }: LineCardProps) {
  return (
    <Controller
      name="asked"
      control={control}
      render={({ field: { value: asked, onChange } }) => {
        const on = asked.includes(line);
        const toggle = (
          <Checkbox
            toggle
            id={`ask-${line}`}
            label={on ? 'Required' : 'Not required'}
            aria-label={`Require ${LINE_NAMES[line]}`}
            checked={on}
            onChange={() => onChange(withLine(asked, line, !on))}
          />
        );
        return (
          <Panel title={LINE_NAMES[line]} right={toggle}>
            <div className="panel-body">
              {on ? (
                <LineContent line={line} control={control} />
              ) : (
                <p className="sub">A supplier may lack it and still be compliant.</p>
              )}
            </div>
          </Panel>
        );
      }}
    />
  );
}

function LineContent({ line, control }: LineCardProps) {
  const values = useWatch({ control, name: `lines.${line}` });
  const auto = line === 'automobile';
  return (
    <>
      <h3>Limits</h3>
      {auto ? <EitherKind control={control} /> : null}
      <LimitFields line={line} control={control} closed={auto ? closedAutoLimits(values) : []} />
      {line === 'umbrella' ? (
        <UmbrellaMode control={control} />
      ) : (
        <p className="sub template-tower">
          Where an umbrella may help, its layers fill up a limit that is too low: those in force, of the same insured, and with
          this line on their schedule. Without the tick, only the policy itself counts.
        </p>
      )}
      {LINES_WITH_TRIGGER.includes(line) ? <TriggerFields line={line} control={control} /> : null}
      <h3>Endorsements</h3>
      <EndorsementFields line={line} control={control} />
    </>
  );
}

function EitherKind({ control }: Pick<LineCardProps, 'control'>) {
  return (
    <Controller
      name="lines.automobile.either"
      control={control}
      render={({ field: { value, onChange } }) => (
        <Checkbox
          id="automobile-either"
          className="template-either"
          label="Accept a combined single limit or split limits"
          checked={value}
          onChange={(_event, { checked }) => onChange(checked === true)}
        />
      )}
    />
  );
}
