import { keysOf } from '../../kernel/record-of.js';
import type { Timeline } from '../../kernel/timeline.js';
import type { CoverageLine } from '../line-codes.js';
import type { CoverageTerms } from './coverage-terms.js';
import type { FurtherTerms } from './further-terms.js';
import type { AspectChange, PolicyTerms } from './policy-terms.js';

/** Lines with something in common; which they are stands in `aspects-of-line.ts`. */
export type LineKind = 'layers' | 'employees' | 'goods';

interface AspectRow<Term extends keyof PolicyTerms, Type extends AspectChange['type'], Assessed extends boolean> {
  /** The field of the terms that states it. */
  readonly term: Term;
  /** The event that records its change. */
  readonly event: Type;
  /** Its value where nothing was stated of it. A policy without a period is none. */
  readonly unstated: Term extends 'period' ? null : PolicyTerms[Term];
  /** Whether the compliance engine reads it: only then can its change affect a verdict. */
  readonly assessed: Assessed;
  /** Whether an agent must approve its change by someone else [G02]. */
  readonly approved: boolean;
  /**
   * Where a certificate does not print it with the policy: the check of a certificate says nothing of it [E05]. Operations and remarks stand in its
   * description, which is of the day of issue and of no policy alone.
   */
  readonly printed?: false;
  /** Which lines state it; every line where it is absent. Policies of the others leave it unstated. */
  readonly of?: LineKind | readonly CoverageLine[];
}

/** Nothing fits where the event has values of another type than the term. */
type Fits<Term extends keyof PolicyTerms, Type extends AspectChange['type']> = Extract<
  AspectChange,
  { readonly type: Type }
>['data']['after'] extends PolicyTerms[Term]
  ? unknown
  : never;

/** What all terms state. Keeps the texts of a row as types, and holds its event to the type of its term. */
const core = <
  Term extends Exclude<keyof PolicyTerms, keyof FurtherTerms>,
  Type extends AspectChange['type'],
  Assessed extends boolean,
>(
  row: AspectRow<Term, Type, Assessed> & Fits<Term, Type>,
): AspectRow<Term, Type, Assessed> & { readonly further: false } => ({ ...row, further: false });

/** The same for what terms may leave out (decision 30). */
const further = <Term extends keyof FurtherTerms, Type extends AspectChange['type'], Assessed extends boolean>(
  row: AspectRow<Term, Type, Assessed> & Fits<Term, Type>,
): AspectRow<Term, Type, Assessed> & { readonly further: true } => ({ ...row, further: true });

/** The same for what is stated of the coverage of the line, besides its limits. */
const ofCoverage = <Term extends keyof CoverageTerms, Type extends AspectChange['type'], Assessed extends boolean>(
  row: AspectRow<Term, Type, Assessed> & Fits<Term, Type>,
): AspectRow<Term, Type, Assessed> & { readonly further: true; readonly ofCoverage: true } => ({
  ...further<Term, Type, Assessed>(row),
  ofCoverage: true,
});

/**
 * What a policy states, in the order in which an edit records its changes. Each aspect has a timeline of its own, so that an edit of one
 * never affects the events of another. From a row follow state, fold, comparison, days, sources and documents, what the engine is
 * given and what it would know without an event, what a plan buys, how the form of a policy begins, and on which lines it stands.
 */
export const POLICY_ASPECTS = {
  number: core({ term: 'policyNumber', event: 'PolicyNumberChanged', unstated: '', assessed: true, approved: true }),
  period: core({ term: 'period', event: 'PolicyPeriodChanged', unstated: null, assessed: true, approved: true }),
  region: further({
    term: 'region',
    event: 'PolicyRegionChanged',
    unstated: 'unitedStates',
    assessed: true,
    approved: true,
  }),
  carrier: core({
    term: 'carrier',
    event: 'PolicyCarrierChanged',
    unstated: { carrierId: '', name: '', naic: '' },
    assessed: true,
    approved: true,
  }),
  limits: core({ term: 'limits', event: 'PolicyLimitsChanged', unstated: {}, assessed: true, approved: true }),
  trigger: core({ term: 'trigger', event: 'PolicyTriggerChanged', unstated: null, assessed: true, approved: true }),
  retroactiveOn: core({
    term: 'retroactiveOn',
    event: 'RetroactiveDateChanged',
    unstated: null,
    assessed: true,
    approved: true,
  }),
  endorsements: core({
    term: 'endorsements',
    event: 'PolicyEndorsementsChanged',
    unstated: [],
    assessed: true,
    approved: true,
  }),
  schedule: core({
    term: 'schedule',
    event: 'UmbrellaScheduleChanged',
    unstated: null,
    assessed: true,
    approved: true,
    printed: false,
    of: 'layers',
  }),
  operations: core({
    term: 'descriptionOfOperations',
    event: 'OperationsDescribed',
    unstated: '',
    assessed: true,
    approved: true,
    printed: false,
  }),
  limitDetails: further({
    term: 'limitDetails',
    event: 'LimitDetailsChanged',
    unstated: {},
    assessed: true,
    approved: true,
  }),
  endorsementDetails: further({
    term: 'endorsementDetails',
    event: 'EndorsementDetailsChanged',
    unstated: {},
    assessed: true,
    approved: true,
    printed: false,
  }),
  blankets: further({
    term: 'blankets',
    event: 'BlanketLimitsChanged',
    unstated: [],
    assessed: false,
    approved: true,
    printed: false,
    of: 'goods',
  }),
  exclusion: further({
    term: 'exclusion',
    event: 'ProprietorExclusionChanged',
    unstated: null,
    assessed: true,
    approved: true,
  }),
  exception: further({
    term: 'exception',
    event: 'StateFundExceptionChanged',
    unstated: null,
    assessed: true,
    approved: true,
    printed: false,
    of: 'employees',
  }),
  remarks: further({
    term: 'remarks',
    event: 'PolicyRemarksChanged',
    unstated: [],
    assessed: true,
    approved: true,
    printed: false,
  }),
  holders: further({
    term: 'certificateHolders',
    event: 'CertificateHoldersChanged',
    unstated: [],
    assessed: true,
    approved: true,
    printed: false,
  }),
  instructions: further({
    term: 'instructions',
    event: 'PolicyInstructionsChanged',
    unstated: '',
    assessed: false,
    approved: false,
    printed: false,
  }),
  coverages: ofCoverage({
    term: 'coverages',
    event: 'PolicyCoveragesChanged',
    unstated: [],
    assessed: true,
    approved: true,
  }),
  aggregate: ofCoverage({
    term: 'aggregate',
    event: 'AggregateBasisChanged',
    unstated: null,
    assessed: true,
    approved: true,
  }),
  autoSymbols: ofCoverage({
    term: 'autoSymbols',
    event: 'AutoSymbolsChanged',
    unstated: [],
    assessed: true,
    approved: true,
  }),
  statedValues: ofCoverage({
    term: 'statedValues',
    event: 'StatedValuesChanged',
    unstated: {},
    assessed: true,
    approved: true,
  }),
  acordForm: ofCoverage({
    term: 'acordForm',
    event: 'CertificateFormChosen',
    unstated: null,
    assessed: false,
    approved: false,
    printed: false,
  }),
  notes: further({
    term: 'notes',
    event: 'PolicyNotesChanged',
    unstated: '',
    assessed: false,
    approved: false,
    printed: false,
  }),
} as const;

type Rows = typeof POLICY_ASPECTS;
export type PolicyAspect = keyof Rows;
/** The field of the terms that states an aspect. */
type TermOf<Aspect extends PolicyAspect> = Rows[Aspect]['term'];
export type AspectValue<Aspect extends PolicyAspect> = PolicyTerms[TermOf<Aspect>];
export type AspectEventType = Rows[PolicyAspect]['event'];
/** The aspects that the compliance engine reads. */
export type AssessedAspect = {
  [Aspect in PolicyAspect]: Rows[Aspect]['assessed'] extends true ? Aspect : never;
}[PolicyAspect];

/** What the compliance engine is given of a policy; its number stands apart, because every finding names it. */
export type ProvidedAspect = Exclude<AssessedAspect, 'number'>;

/** The field of the terms that states each aspect, as the type of its aspect. */
const TERM_OF: { readonly [Aspect in PolicyAspect]: { readonly term: TermOf<Aspect> } } = POLICY_ASPECTS;

/** What terms state of an aspect. */
export const statedIn = <Aspect extends PolicyAspect>(terms: PolicyTerms, aspect: Aspect): AspectValue<Aspect> =>
  terms[TERM_OF[aspect].term];

/** What is recorded of each aspect, by day. */
export type PolicyAspects = { readonly [Aspect in PolicyAspect]: Timeline<AspectValue<Aspect>> };

export const ASPECTS: readonly PolicyAspect[] = keysOf(POLICY_ASPECTS);
export const ASSESSED_ASPECTS: readonly AssessedAspect[] = ASPECTS.filter(
  (aspect): aspect is AssessedAspect => POLICY_ASPECTS[aspect].assessed,
);
export const PROVIDED_ASPECTS: readonly ProvidedAspect[] = ASSESSED_ASPECTS.filter((aspect) => aspect !== 'number');
export const ASPECT_EVENTS: readonly AspectEventType[] = ASPECTS.map((aspect) => POLICY_ASPECTS[aspect].event);
/** The events of the aspects that the compliance engine reads. */
export const ASSESSED_EVENTS: readonly AspectEventType[] = ASSESSED_ASPECTS.map(
  (aspect) => POLICY_ASPECTS[aspect].event,
);

/** What is stated of the coverage of the line, in the order in which it is listed. */
type CoverageAspect = {
  [Aspect in PolicyAspect]: Rows[Aspect] extends { readonly ofCoverage: true } ? Aspect : never;
}[PolicyAspect];
export const COVERAGE_ASPECTS: readonly CoverageAspect[] = ASPECTS.filter(
  (aspect): aspect is CoverageAspect => 'ofCoverage' in POLICY_ASPECTS[aspect],
);
