import { Trash2 } from 'lucide-react';
import { Controller, useController, useWatch, type Control } from 'react-hook-form';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { isUmbrella } from '@covertrail/domain/insurance/line-facts';
import { splitLimitsOf } from '@covertrail/domain/insurance/split-limits';
import { EITHER_KIND_BOX, KINDS_WARNINGS } from '@covertrail/wording/insurance/split-limit-words';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { closedLimitsOf, kindsProblemOf } from '../template-rules.form.js';
import { sectionOfLine } from '../template-sections.js';
import type { TemplateValues } from '../template-values.form.js';
import { AskedUnderlying } from './asked-underlying.js';
import { LimitFields } from './limit-fields.js';
import { LineTerms } from './line-terms.js';
import { UmbrellaMode } from './umbrella-mode.js';

interface LineCardProps {
  readonly line: CoverageLine;
  readonly control: Control<TemplateValues>;
}

/** One coverage line that is required, with its terms. Its values stay while it is removed. */
export function LineCard({ line, control }: LineCardProps) {
  const {
    field: { value: requiredLines, onChange },
  } = useController({ name: 'requiredLines', control });
  const remove = (
    <Button
      type="button"
      basic
      icon
      aria-label={`Do not require ${LINE_NAMES[line]}`}
      onClick={() => onChange(requiredLines.filter((other) => other !== line))}
    >
      <Trash2 size={16} aria-hidden />
    </Button>
  );
  return (
    <Panel id={sectionOfLine(line)} title={LINE_NAMES[line]} right={remove}>
      <div className="panel-body">
        <LineContent line={line} control={control} />
      </div>
    </Panel>
  );
}

function LineContent({ line, control }: LineCardProps) {
  const values = useWatch({ control, name: `lines.${line}` });
  const wrong = kindsProblemOf(line, values);
  return (
    <>
      <h3 className="visually-hidden">Limits</h3>
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
      ) : null}
      <LineTerms line={line} control={control} values={values} />
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
          onChange={(checked) => onChange(checked)}
        />
      )}
    />
  );
}
