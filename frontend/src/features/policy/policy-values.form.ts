import {
  ENDORSEMENT_CODES,
  ENDORSEMENTS_OF,
  LIMITS_OF,
  type CoverageLine,
  type EndorsementCode,
  type Grade,
  type LimitCode,
  type Limits,
  type Trigger,
} from '@covertrail/domain/insurance/coverage';
import { hasTrigger } from '@covertrail/domain/insurance/line-facts';
import type { Cents } from '@covertrail/domain/kernel/money';
import { equal } from '@covertrail/domain/kernel/equal';
import { keysOf, picked, recordOf } from '@covertrail/domain/kernel/record-of';
import type { ProprietorExclusion } from '@covertrail/domain/insurance/terms/further-terms';
import { termsOfLine } from '@covertrail/domain/insurance/terms/aspects-of-line';
import { TEXT_TERMS, UNSTATED_TERMS } from '@covertrail/domain/insurance/terms/unstated-terms';
import type { GivenTerms, PolicyCarrier, PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { holderOf, holderValues, type HolderValues } from '#shared/policies/holder-values.form';
import {
  coverageTermsOf,
  coverageValuesOf,
  EMPTY_COVERAGE,
  type CoverageValues,
  type ShapedCoverage,
} from './coverage-values.form.js';
import {
  EMPTY_ENDORSEMENT_DETAILS,
  endorsementDetailsOf,
  endorsementDetailValuesOf,
  type EndorsementDetailValues,
} from './endorsement-values.form.js';
import { blanketsOf, limitDetailsOf } from './stated-limits.form.js';

interface EndorsementValue {
  readonly given: boolean;
  readonly grade: Grade;
  readonly form: string;
}

/** Terms that the form holds in a shape of its own; all others as they are. */
type ShapedTerm =
  | 'period'
  | 'carrier'
  | 'limits'
  | 'trigger'
  | 'retroactiveOn'
  | 'endorsements'
  | 'endorsementDetails'
  | 'certificateHolders'
  | ShapedCoverage;

/** A policy as its form stores it: the fields of every line, so that changing the line loses nothing. */
export interface PolicyValues extends Omit<PolicyTerms, ShapedTerm>, CoverageValues {
  readonly line: CoverageLine | '';
  readonly effectiveOn: string;
  readonly expiresOn: string;
  readonly carrier: PolicyCarrier | null;
  readonly limits: Readonly<Partial<Record<LimitCode, Cents | null>>>;
  readonly trigger: Trigger | '';
  /** Of claims-made; empty while it was not given. */
  readonly retroactiveOn: string;
  readonly endorsements: Readonly<Record<EndorsementCode, EndorsementValue>>;
  readonly endorsementDetails: EndorsementDetailValues;
  readonly certificateHolders: readonly HolderValues[];
}

const NOT_GIVEN: EndorsementValue = { given: false, grade: 'claimed', form: '' };

export const EMPTY_POLICY: PolicyValues = {
  line: '',
  policyNumber: '',
  effectiveOn: '',
  expiresOn: '',
  carrier: null,
  limits: {},
  trigger: '',
  retroactiveOn: '',
  endorsements: recordOf(ENDORSEMENT_CODES, () => NOT_GIVEN),
  schedule: null,
  descriptionOfOperations: '',
  ...UNSTATED_TERMS,
  ...EMPTY_COVERAGE,
  certificateHolders: [],
  endorsementDetails: EMPTY_ENDORSEMENT_DETAILS,
};

export function valuesOf(line: CoverageLine, terms: PolicyTerms): PolicyValues {
  const given = terms.endorsements.map(({ code, grade, form = '' }) => [code, { given: true, grade, form }] as const);
  const { period, aggregate: _inParts, ...held } = terms;
  return {
    ...held,
    line,
    ...period,
    trigger: terms.trigger ?? '',
    retroactiveOn: terms.retroactiveOn ?? '',
    endorsements: { ...EMPTY_POLICY.endorsements, ...Object.fromEntries(given) },
    endorsementDetails: endorsementDetailValuesOf(terms.endorsementDetails),
    certificateHolders: terms.certificateHolders.map(holderValues),
    ...coverageValuesOf(terms),
  };
}

/** The limits of the line that were filled in. */
export function limitsOf({ line, limits }: Pick<PolicyValues, 'line' | 'limits'>): Limits {
  if (line === '') return {};
  const filled = LIMITS_OF[line].flatMap((code) =>
    typeof limits[code] === 'number' ? [[code, limits[code]] as const] : [],
  );
  return Object.fromEntries(filled);
}

/** The values of a form that passed its rules: a line and a carrier are chosen. */
export function termsOf(values: PolicyValues): PolicyTerms {
  const {
    line: _chosen,
    effectiveOn,
    expiresOn,
    aggregateBasis: _basis,
    aggregateDescription: _what,
    ...held
  } = values;
  const line = values.line as CoverageLine;
  const endorsements = ENDORSEMENTS_OF[line].flatMap((code) => {
    const { given, grade, form } = values.endorsements[code];
    const named = form.trim();
    return given ? [{ code, grade, ...(named ? { form: named } : {}) }] : [];
  });
  return termsOfLine(line, {
    ...held,
    policyNumber: values.policyNumber.trim(),
    period: { effectiveOn, expiresOn },
    carrier: values.carrier!,
    limits: limitsOf(values),
    limitDetails: limitDetailsOf(values),
    blankets: blanketsOf(values),
    trigger: hasTrigger(line) ? values.trigger || null : null,
    retroactiveOn: hasTrigger(line) && values.trigger === 'claimsMade' ? values.retroactiveOn || null : null,
    endorsements,
    endorsementDetails: endorsementDetailsOf(line, values),
    descriptionOfOperations: values.descriptionOfOperations.trim(),
    exclusion: exclusionOf(values),
    remarks: values.remarks.map((remark) => remark.trim()),
    certificateHolders: values.certificateHolders.map(holderOf),
    ...recordOf(TEXT_TERMS, (term) => values[term].trim()),
    ...coverageTermsOf(line, values, values.region),
  });
}

/** A comment belongs to the answer that someone or something is excluded. */
const exclusionOf = ({ exclusion }: PolicyValues): ProprietorExclusion | null =>
  exclusion && { excluded: exclusion.excluded, comment: exclusion.excluded ? exclusion.comment.trim() : '' };

const UNSTATED: ReadonlyMap<string, unknown> = new Map(Object.entries(UNSTATED_TERMS));

/** Terms as they are sent: of the insurer only its id, and of the further terms those that say something. */
export function givenTerms({ carrier, ...terms }: PolicyTerms): GivenTerms {
  const stated = keysOf(terms).filter((term) => !equal(terms[term], UNSTATED.get(term)));
  return { ...picked(terms, stated), carrierId: carrier.carrierId };
}
