import { Controller, type Control } from 'react-hook-form';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { FurtherField, FurtherRequirements } from '@covertrail/domain/compliance/further-requirements';
import { mayRequire } from '@covertrail/domain/compliance/further/values';
import { hasTrigger, isOfEmployees, limitRowOf } from '@covertrail/domain/insurance/line-facts';
import { ENDORSEMENTS_OF, LIMITS_OF } from '@covertrail/domain/insurance/coverage';
import { LINE_TABLE } from '@covertrail/domain/insurance/line-table';
import { withFurther } from '../further-values.form.js';
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

interface FurtherFieldsProps {
  readonly line: CoverageLine;
  readonly control: Control<TemplateValues>;
  /** The kinds that are shown. */
  readonly fields: readonly FurtherField[];
}

/** What else may be required of a line. */
export function FurtherFields({ line, fields, control }: FurtherFieldsProps) {
  return (
    <Controller
      name={`lines.${line}.further`}
      control={control}
      render={({ field: { value, onChange } }) => (
        <FurtherParts line={line} fields={fields} all={value} onChange={onChange} />
      )}
    />
  );
}

interface FurtherPartsProps extends Pick<FurtherFieldsProps, 'line' | 'fields'> {
  readonly all: FurtherRequirements;
  readonly onChange: (all: FurtherRequirements) => void;
}

/** Only what policies of the line can state. */
function FurtherParts({ line, fields, all, onChange }: FurtherPartsProps) {
  const { aggregateBases, symbolForms, statedValues } = LINE_TABLE[line];
  const part = <Field extends FurtherField>(field: Field) => ({
    line,
    value: all[field],
    onChange: (value: FurtherRequirements[Field]) => onChange(withFurther(all, field, value)),
  });
  const shows = (field: FurtherField, fits = true) => fits && fields.includes(field);
  return (
    <>
      {shows('coverages') ? <AskedCoverages {...part('coverages')} /> : null}
      {shows('symbols', symbolForms.length > 0) ? <AskedSymbols {...part('symbols')} /> : null}
      {shows('aggregate', aggregateBases.length > 0) ? <AskedAggregate {...part('aggregate')} /> : null}
      {shows('endorsementConditions', ENDORSEMENTS_OF[line].length > 0) ? (
        <AskedConditions {...part('endorsementConditions')} />
      ) : null}
      {shows(
        'limitTerms',
        LIMITS_OF[line].some((limit) => limitRowOf(limit).carries.length > 0),
      ) ? (
        <AskedLimitTerms {...part('limitTerms')} />
      ) : null}
      {shows(
        'values',
        statedValues.some((code) => mayRequire(line, code)),
      ) ? (
        <AskedValues {...part('values')} />
      ) : null}
      {shows('exclusions') ? (
        <ExclusionAnswers legend="Exclusions" label="Enable Exclusion Detection" {...part('exclusions')} />
      ) : null}
      {shows('proprietors', isOfEmployees(line)) ? (
        <ExclusionAnswers
          legend="Excluded persons"
          label="Every proprietor, partner, executive, officer and member must be included"
          {...part('proprietors')}
        />
      ) : null}
      {shows('stateFund', isOfEmployees(line)) ? <StateFundField {...part('stateFund')} /> : null}
      {shows('remarks') ? <AskedRemarks {...part('remarks')} /> : null}
      {shows('tailUntil', hasTrigger(line)) ? <AskedTail {...part('tailUntil')} /> : null}
      {shows('wholeProject') ? <AskedProject {...part('wholeProject')} /> : null}
      {shows('cancellationNotice') ? <AskedNotice {...part('cancellationNotice')} /> : null}
      {shows('documents') ? <AskedDocuments {...part('documents')} /> : null}
      {shows('certificateHolder') ? <AskedHolder {...part('certificateHolder')} /> : null}
    </>
  );
}
