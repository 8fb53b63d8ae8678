import { Controller, useWatch, type Control } from 'react-hook-form';
import { Checkbox } from 'semantic-ui-react';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { hasTrigger, isUmbrella } from '@covertrail/domain/insurance/line-facts';
import { splitLimitsOf } from '@covertrail/domain/insurance/split-limits';
import { EITHER_KIND_BOX, KINDS_WARNINGS } from '@covertrail/wording/insurance/split-limit-words';
import { TriggerFields } from '#shared/policies/trigger-fields.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { closedLimitsOf, kindsProblemOf } from '../template-rules.form.js';
import type { TemplateValues } from '../template-values.form.js';
import { AcceptedInstead } from './accepted-instead.js';
import { AskedUnderlying } from './asked-underlying.js';
import { EndorsementFields } from './endorsement-fields.js';
import { FurtherFields } from './further-fields.js';
import { LimitFields } from './limit-fields.js';
import { LineProof } from './line-proof.js';
import { UmbrellaMode } from './umbrella-mode.js';

interface LineCardProps {
  readonly line: CoverageLine;
  readonly control: Control<TemplateValues>;
}

const withLine = (asked: readonly CoverageLine[], line: CoverageLine, on: boolean): readonly CoverageLine[] =>
  on ? [...asked, line] : asked.filter((one) => one !== line);

/** One coverage line: whether it is required, and with which terms; a line that is not required is one row. */
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
          <Panel title={LINE_NAMES[line]} right={toggle} className={on ? '' : 'template-off'}>
            {on ? (
              <div className="panel-body">
                <LineContent line={line} control={control} />
              </div>
            ) : null}
          </Panel>
        );
      }}
    />
  );
}

function LineContent({ line, control }: LineCardProps) {
  const values = useWatch({ control, name: `lines.${line}` });
  const wrong = kindsProblemOf(line, values);
  return (
    <>
      <h3>Limits</h3>
      {splitLimitsOf(line) ? <EitherKind line={line} control={control} /> : null}
      <LimitFields line={line} control={control} closed={closedLimitsOf(values)} />
      {wrong ? (
        <p className="template-notice" role="status">
          {KINDS_WARNINGS[wrong]}
        </p>
      ) : null}
      {isUmbrella(line) ? (
        <>
          <AskedUnderlying line={line} control={control} />
          <UmbrellaMode control={control} />
        </>
      ) : (
        <p className="sub template-tower">
          If checked, umbrella limits are added to make up a shortfall: those of umbrellas in force, of the same
          insured, and with this line on their schedule. If not checked, only the policy itself counts.
        </p>
      )}
      <AcceptedInstead line={line} control={control} />
      {hasTrigger(line) ? <AskedTrigger line={line} control={control} /> : null}
      <h3>Endorsements</h3>
      <EndorsementFields line={line} control={control} />
      <FurtherFields line={line} control={control} />
      <LineProof line={line} control={control} />
    </>
  );
}

const TRIGGERS = [
  { value: 'occurrence', text: 'Occurrence', description: 'claims-made does not pass' },
  { value: 'claimsMade', text: 'Claims-made or occurrence', description: 'with a retroactive date' },
];

/** The required trigger, and for claims-made the latest retroactive date. */
function AskedTrigger({ line, control }: LineCardProps) {
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

function EitherKind({ line, control }: LineCardProps) {
  return (
    <Controller
      name={`lines.${line}.either`}
      control={control}
      render={({ field: { value, onChange } }) => (
        <Checkbox
          id={`${line}-either`}
          className="template-either"
          label={EITHER_KIND_BOX.forOthers}
          checked={value}
          onChange={(_event, { checked }) => onChange(checked === true)}
        />
      )}
    />
  );
}
