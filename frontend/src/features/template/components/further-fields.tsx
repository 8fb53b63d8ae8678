import { useState } from 'react';
import { Controller, type Control } from 'react-hook-form';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { FurtherField, FurtherRequirements } from '@covertrail/domain/compliance/further-requirements';
import { mayRequire } from '@covertrail/domain/compliance/further/values';
import { hasTrigger, isOfEmployees, limitRowOf } from '@covertrail/domain/insurance/line-facts';
import { ENDORSEMENTS_OF, LIMITS_OF } from '@covertrail/domain/insurance/coverage';
import { LINE_TABLE } from '@covertrail/domain/insurance/line-table';
import { plural } from '#shared/format/plural';
import { countFurther, withFurther } from '../further-values.form.js';
import type { TemplateValues } from '../template-values.form.js';
import { AskedAggregate } from './asked-aggregate.js';
import { AskedConditions } from './asked-conditions.js';
import { AskedCoverages } from './asked-coverages.js';
import { AskedDocuments } from './asked-documents.js';
import { AskedHolder } from './asked-holder.js';
import { AskedLimitTerms } from './asked-limit-terms.js';
import { AskedNotice } from './asked-notice.js';
import { AskedProject } from './asked-project.js';
import { AskedRemarks } from './asked-remarks.js';
import { AskedSymbols } from './asked-symbols.js';
import { AskedTail } from './asked-tail.js';
import { AskedValues } from './asked-values.js';
import { ExclusionAnswers } from './exclusion-answers.js';
import { StateFundField } from './state-fund-field.js';
import './further-fields.css';

interface FurtherFieldsProps {
  readonly line: CoverageLine;
  readonly control: Control<TemplateValues>;
}

/** Everything else that may be required of a line; folded until something is. */
export function FurtherFields({ line, control }: FurtherFieldsProps) {
  return (
    <Controller
      name={`lines.${line}.further`}
      control={control}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <FurtherDetails line={line} all={value} onChange={onChange} error={error?.message} />
      )}
    />
  );
}

/** It stays as the person left it, and opens where something is wrong. */
function FurtherDetails({ error, ...parts }: FurtherPartsProps & { readonly error: string | undefined }) {
  const count = countFurther(parts.all);
  const [open, setOpen] = useState(count > 0);
  return (
    <details
      className="further"
      open={open || error !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Further requirements{count === 0 ? '' : `: ${plural(count, 'kind')} required`}</summary>
      <FurtherParts {...parts} />
      {error ? (
        <p className="field-error" role="alert">
          {error}
        </p>
      ) : null}
    </details>
  );
}

interface FurtherPartsProps {
  readonly line: CoverageLine;
  readonly all: FurtherRequirements;
  readonly onChange: (all: FurtherRequirements) => void;
}

/** Only what policies of the line can state. */
function FurtherParts({ line, all, onChange }: FurtherPartsProps) {
  const { aggregateBases, symbolForms, statedValues } = LINE_TABLE[line];
  const part = <Field extends FurtherField>(field: Field) => ({
    line,
    value: all[field],
    onChange: (value: FurtherRequirements[Field]) => onChange(withFurther(all, field, value)),
  });
  return (
    <>
      <AskedCoverages {...part('coverages')} />
      {symbolForms.length > 0 ? <AskedSymbols {...part('symbols')} /> : null}
      {aggregateBases.length > 0 ? <AskedAggregate {...part('aggregate')} /> : null}
      {ENDORSEMENTS_OF[line].length > 0 ? <AskedConditions {...part('endorsementConditions')} /> : null}
      {LIMITS_OF[line].some((limit) => limitRowOf(limit).carries.length > 0) ? (
        <AskedLimitTerms {...part('limitTerms')} />
      ) : null}
      {statedValues.some((code) => mayRequire(line, code)) ? <AskedValues {...part('values')} /> : null}
      <ExclusionAnswers legend="Exclusions" label="Enable Exclusion Detection" {...part('exclusions')} />
      {isOfEmployees(line) ? (
        <>
          <ExclusionAnswers
            legend="Excluded persons"
            label="Every proprietor, partner, executive, officer and member must be included"
            {...part('proprietors')}
          />
          <StateFundField {...part('stateFund')} />
        </>
      ) : null}
      <AskedRemarks {...part('remarks')} />
      {hasTrigger(line) ? <AskedTail {...part('tailUntil')} /> : null}
      <AskedProject {...part('wholeProject')} />
      <AskedNotice {...part('cancellationNotice')} />
      <AskedDocuments {...part('documents')} />
      <AskedHolder {...part('certificateHolder')} />
    </>
  );
}
