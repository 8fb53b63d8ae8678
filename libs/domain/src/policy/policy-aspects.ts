import { keysOf, recordOf } from '../kernel/record-of.js';
import type { Timeline } from '../kernel/timeline.js';
import type { AspectChange, Change, PolicyEvent, PolicyTerms } from './policy.contract.js';

interface AspectRow<Term extends keyof PolicyTerms, Type extends AspectChange['type'], Assessed extends boolean> {
  /** The field of the terms that states it. */
  readonly term: Term;
  /** The event that records its change. */
  readonly event: Type;
  /** Whether the compliance engine reads it: only then can its change affect a verdict. */
  readonly assessed: Assessed;
  /** Whether an agent must approve its change by someone else [G02]. */
  readonly approved: boolean;
}

/** Nothing fits where the event has values of another type than the term. */
type Fits<Term extends keyof PolicyTerms, Type extends AspectChange['type']> = Extract<
  AspectChange,
  { readonly type: Type }
>['data']['after'] extends PolicyTerms[Term]
  ? unknown
  : never;

/** Keeps the texts of a row as types, and holds its event to the type of its term. */
const row = <Term extends keyof PolicyTerms, Type extends AspectChange['type'], Assessed extends boolean>(
  given: AspectRow<Term, Type, Assessed> & Fits<Term, Type>,
): AspectRow<Term, Type, Assessed> => given;

/**
 * What a policy states, in the order in which an edit records its changes. Each aspect has a timeline of its own, so that an edit of one
 * never affects the events of another. A new aspect is a row here, its term and event (`policy.contract.ts`), its sentence
 * (`libs/wording`) and its section of the policy editor; state, fold, comparison, days and documents follow from the row.
 */
export const POLICY_ASPECTS = {
  number: row({ term: 'policyNumber', event: 'PolicyNumberChanged', assessed: true, approved: true }),
  period: row({ term: 'period', event: 'PolicyPeriodChanged', assessed: true, approved: true }),
  region: row({ term: 'region', event: 'PolicyRegionChanged', assessed: true, approved: true }),
  carrier: row({ term: 'carrier', event: 'PolicyCarrierChanged', assessed: true, approved: true }),
  limits: row({ term: 'limits', event: 'PolicyLimitsChanged', assessed: true, approved: true }),
  trigger: row({ term: 'trigger', event: 'PolicyTriggerChanged', assessed: true, approved: true }),
  retroactiveOn: row({ term: 'retroactiveOn', event: 'RetroactiveDateChanged', assessed: true, approved: true }),
  endorsements: row({ term: 'endorsements', event: 'PolicyEndorsementsChanged', assessed: true, approved: true }),
  schedule: row({ term: 'schedule', event: 'UmbrellaScheduleChanged', assessed: true, approved: true }),
  operations: row({ term: 'descriptionOfOperations', event: 'OperationsDescribed', assessed: true, approved: true }),
  limitDetails: row({ term: 'limitDetails', event: 'LimitDetailsChanged', assessed: true, approved: true }),
  endorsementDetails: row({
    term: 'endorsementDetails',
    event: 'EndorsementDetailsChanged',
    assessed: true,
    approved: true,
  }),
  blankets: row({ term: 'blankets', event: 'BlanketLimitsChanged', assessed: false, approved: true }),
  exclusion: row({ term: 'exclusion', event: 'ProprietorExclusionChanged', assessed: true, approved: true }),
  exception: row({ term: 'exception', event: 'StateFundExceptionChanged', assessed: true, approved: true }),
  remarks: row({ term: 'remarks', event: 'PolicyRemarksChanged', assessed: true, approved: true }),
  holders: row({ term: 'certificateHolders', event: 'CertificateHoldersChanged', assessed: true, approved: true }),
  instructions: row({ term: 'instructions', event: 'PolicyInstructionsChanged', assessed: false, approved: false }),
  coverages: row({ term: 'coverages', event: 'PolicyCoveragesChanged', assessed: true, approved: true }),
  aggregate: row({ term: 'aggregate', event: 'AggregateBasisChanged', assessed: true, approved: true }),
  autoSymbols: row({ term: 'autoSymbols', event: 'AutoSymbolsChanged', assessed: true, approved: true }),
  statedValues: row({ term: 'statedValues', event: 'StatedValuesChanged', assessed: true, approved: true }),
  acordForm: row({ term: 'acordForm', event: 'CertificateFormChosen', assessed: false, approved: false }),
  notes: row({ term: 'notes', event: 'PolicyNotesChanged', assessed: false, approved: false }),
} as const;

type Rows = typeof POLICY_ASPECTS;
export type PolicyAspect = keyof Rows;
/** The field of the terms that states an aspect. */
export type TermOf<Aspect extends PolicyAspect> = Rows[Aspect]['term'];
export type AspectValue<Aspect extends PolicyAspect> = PolicyTerms[TermOf<Aspect>];
export type AspectEventType = Rows[PolicyAspect]['event'];
/** The aspects that the compliance engine reads. */
export type AssessedAspect = {
  [Aspect in PolicyAspect]: Rows[Aspect]['assessed'] extends true ? Aspect : never;
}[PolicyAspect];

/** What is recorded of each aspect, by day. */
export type PolicyAspects = { readonly [Aspect in PolicyAspect]: Timeline<AspectValue<Aspect>> };

export const ASPECTS: readonly PolicyAspect[] = keysOf(POLICY_ASPECTS);
export const ASSESSED_ASPECTS: readonly AssessedAspect[] = ASPECTS.filter(
  (aspect): aspect is AssessedAspect => POLICY_ASPECTS[aspect].assessed,
);
export const ASPECT_EVENTS: readonly AspectEventType[] = ASPECTS.map((aspect) => POLICY_ASPECTS[aspect].event);
/** The events of the aspects that the compliance engine reads. */
export const ASSESSED_EVENTS: readonly AspectEventType[] = ASSESSED_ASPECTS.map(
  (aspect) => POLICY_ASPECTS[aspect].event,
);

const ASPECT_BY_EVENT: ReadonlyMap<string, PolicyAspect> = new Map(
  ASPECTS.map((aspect) => [POLICY_ASPECTS[aspect].event, aspect]),
);

/** The aspect that an event changes; undefined for an event that changes none. */
export const aspectOf = (type: PolicyEvent['type']): PolicyAspect | undefined => ASPECT_BY_EVENT.get(type);

/** The event that records a change of an aspect: `row` holds the type of the event to the type of the term. */
export const changeEvent = (aspect: PolicyAspect, data: Change<unknown>): AspectChange =>
  ({ type: POLICY_ASPECTS[aspect].event, data }) as AspectChange;

/** A record with one value for each aspect. `valueOf` treats all aspects alike, so the types of the record follow from the table. */
export const eachAspect = <Result extends Readonly<Record<PolicyAspect, unknown>>>(
  valueOf: (aspect: PolicyAspect) => unknown,
): Result => recordOf(ASPECTS, valueOf) as Result;

/** The same with the aspects that the compliance engine reads. */
export const eachAssessedAspect = <Result extends Readonly<Record<AssessedAspect, unknown>>>(
  valueOf: (aspect: AssessedAspect) => unknown,
): Result => recordOf(ASSESSED_ASPECTS, valueOf) as Result;

/** The same with one value for each field of the terms. */
export const eachTerm = <Result extends Readonly<Record<keyof PolicyTerms, unknown>>>(
  valueOf: (aspect: PolicyAspect) => unknown,
): Result => Object.fromEntries(ASPECTS.map((aspect) => [POLICY_ASPECTS[aspect].term, valueOf(aspect)])) as Result;
