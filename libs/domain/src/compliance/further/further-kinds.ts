import type { CompiledFurther } from '../compiled.js';
import type { CoverageLine } from '../../insurance/coverage.js';
import type { FurtherField, FurtherRequirements } from '../further-requirements.js';
import { keysOf } from '../../kernel/record-of.js';
import { aggregate } from './aggregate.js';
import { cancellationNotice } from './cancellation-notice.js';
import { certificateHolder } from './certificate-holder.js';
import { coverages } from './coverages.js';
import { documents } from './documents.js';
import { endorsementConditions } from './endorsement-conditions.js';
import { exclusions } from './exclusions.js';
import type { FurtherKind } from './further-kind.js';
import { limitTerms } from './limit-terms.js';
import { proprietors } from './proprietors.js';
import { remarks } from './remarks.js';
import { stateFund } from './state-fund.js';
import { symbols } from './symbols.js';
import { tailUntil } from './tail.js';
import { underlying } from './underlying.js';
import { values } from './values.js';
import { wholeProject } from './whole-project.js';

/** One kind on everything further that is required of a line. */
interface KindOfLine {
  /** True also where it is not required. */
  readonly fits: (line: CoverageLine, all: FurtherRequirements) => boolean;
  readonly compile: (line: CoverageLine, all: FurtherRequirements) => readonly CompiledFurther[];
}

const of = <Field extends FurtherField>(field: Field, { fits, compile }: FurtherKind<Field>): KindOfLine => ({
  fits(line, all) {
    const required = all[field];
    return !required || fits(line, required);
  },
  compile(line, all) {
    const required = all[field];
    return required && fits(line, required) ? compile(line, required, all) : [];
  },
});

/**
 * The further requirements, in the order of their findings. A new one is a field of `FurtherRequirements`, its file here, its words
 * (`compliance/further` in `libs/wording`) and its fields in the template editor.
 */
export const FURTHER_KINDS: Readonly<Record<FurtherField, KindOfLine>> = {
  coverages: of('coverages', coverages),
  symbols: of('symbols', symbols),
  aggregate: of('aggregate', aggregate),
  endorsementConditions: of('endorsementConditions', endorsementConditions),
  limitTerms: of('limitTerms', limitTerms),
  values: of('values', values),
  exclusions: of('exclusions', exclusions),
  proprietors: of('proprietors', proprietors),
  stateFund: of('stateFund', stateFund),
  remarks: of('remarks', remarks),
  tailUntil: of('tailUntil', tailUntil),
  documents: of('documents', documents),
  certificateHolder: of('certificateHolder', certificateHolder),
  underlying: of('underlying', underlying),
  cancellationNotice: of('cancellationNotice', cancellationNotice),
  wholeProject: of('wholeProject', wholeProject),
};
export const FURTHER_FIELDS: readonly FurtherField[] = keysOf(FURTHER_KINDS);
