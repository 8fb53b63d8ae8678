import type { CalendarDate } from '../../kernel/dates.js';
import { fixOf, type Evaluation, type Finding, type Fix } from '../finding.js';
import type { Params } from '../finding-params.js';
import type { ParamsOf, ProofReason } from '../reasons.js';
import type { ReadFact } from './facts-read.js';
import { isAgeUnit, tooOldFrom, type ProofRequirement } from './proof-requirement.js';
import { bestSource, gradeOf, isLeastProof, type FactSource } from '../../insurance/source-table.js';

/** A value that is not proven as demanded. `source` null: where it comes from is not known. */
type Shortfall = { readonly fact: ReadFact } & (
  | { readonly reason: 'PROOF.NOT_KNOWN'; readonly source: null }
  | { readonly reason: Exclude<ProofReason, 'PROOF.NOT_KNOWN'>; readonly source: FactSource }
);

/**
 * The evaluation with what a template demands of the proof. Only what passes can change: by a value that is proven too little or
 * too long ago it becomes a review, by one whose source is not known it is unknown. Of several values the one that is proven least
 * is named. It depends on the day alone, never on a clock.
 */
export function withProof(
  demanded: ProofRequirement,
  evaluation: Evaluation,
  facts: readonly ReadFact[],
  day: CalendarDate,
): Evaluation {
  if (evaluation.outcome !== 'pass') return evaluation;
  let worst: Shortfall | null = null;
  for (const fact of facts) {
    const found = shortfallOf(demanded, fact, day);
    if (found !== null && (worst === null || isWorse(found, worst))) worst = found;
  }
  return worst === null ? evaluation : lackingProof(demanded, evaluation, worst);
}

/** The finding as it would read if no proof were demanded. */
export function withoutProof(finding: Finding): Finding {
  const { met, fix: _proofs, ...rest } = finding;
  return met === undefined ? finding : { ...rest, outcome: 'pass', reason: met };
}

/** One source that proves enough and lately enough will do. */
function shortfallOf(demanded: ProofRequirement, fact: ReadFact, day: CalendarDate): Shortfall | null {
  const best = bestSource(fact.sources);
  if (best === null) return { reason: 'PROOF.NOT_KNOWN', fact, source: null };
  const enough = fact.sources.filter(({ kind }) => provesEnough(demanded, kind));
  if (enough.some((source) => !isTooOld(demanded, source, day))) return null;
  const old = latest(enough);
  if (old !== null) return { reason: 'PROOF.TOO_OLD', fact, source: old };
  return { reason: isTooOld(demanded, best, day) ? 'PROOF.TOO_LOW_AND_OLD' : 'PROOF.TOO_LOW', fact, source: best };
}

const provesEnough = ({ least }: ProofRequirement, kind: FactSource['kind']): boolean =>
  least === undefined || gradeOf(kind) >= gradeOf(least);

const isTooOld = ({ notOlderThan }: ProofRequirement, { on }: FactSource, day: CalendarDate): boolean =>
  notOlderThan !== undefined && day >= tooOldFrom(on, notOlderThan);

const latest = (sources: readonly FactSource[]): FactSource | null =>
  sources.reduce<FactSource | null>(
    (last, factSource) => (last === null || factSource.on >= last.on ? factSource : last),
    null,
  );

const WORST_LAST: readonly ProofReason[] = [
  'PROOF.TOO_OLD',
  'PROOF.TOO_LOW',
  'PROOF.TOO_LOW_AND_OLD',
  'PROOF.NOT_KNOWN',
];

/** Of equal ones the lower grade, then the older one, then the first policy by its number, so that the order of values has no effect. */
function isWorse(shortfall: Shortfall, other: Shortfall): boolean {
  const byReason = WORST_LAST.indexOf(shortfall.reason) - WORST_LAST.indexOf(other.reason);
  if (byReason !== 0) return byReason > 0;
  if (shortfall.source !== null && other.source !== null) {
    const byGrade = gradeOf(shortfall.source.kind) - gradeOf(other.source.kind);
    if (byGrade !== 0) return byGrade < 0;
    if (shortfall.source.kind !== other.source.kind) return shortfall.source.kind < other.source.kind;
    if (shortfall.source.on !== other.source.on) return shortfall.source.on < other.source.on;
  }
  return shortfall.fact.policyNumber < other.fact.policyNumber;
}

function lackingProof(demanded: ProofRequirement, evaluation: Evaluation, found: Shortfall): Evaluation {
  const named = { ...evaluation.params, proofOf: found.fact.policyNumber };
  if (found.source === null) {
    const params = { ...named, ...paramsOf(demanded) };
    return unproven(evaluation, 'unknown', found.reason, params, fixFor(demanded, params, found));
  }
  const { kind: proofSource, on: proofSince } = found.source;
  const params = { ...named, proofSource, proofSince, ...paramsOf(demanded) };
  return unproven(evaluation, 'review', found.reason, params, fixFor(demanded, params, found));
}

const unproven = <Reason extends ProofReason>(
  evaluation: Evaluation,
  outcome: 'unknown' | 'review',
  reason: Reason,
  params: ParamsOf<Reason>,
  fix: Fix,
): Evaluation => ({ ...evaluation, outcome, reason, met: evaluation.reason, params, fix });

const paramsOf = ({ least, notOlderThan }: ProofRequirement): Params => ({
  ...(least === undefined ? {} : { proofLeast: least }),
  ...(notOlderThan === undefined ? {} : { proofAge: notOlderThan.count, proofUnit: notOlderThan.unit }),
});

/** What was demanded, as the parameters of a finding hold it. */
export const demandedIn = ({ proofLeast, proofAge, proofUnit }: Params): ProofRequirement => ({
  ...(isLeastProof(proofLeast) ? { least: proofLeast } : {}),
  ...(typeof proofAge === 'number' && isAgeUnit(proofUnit)
    ? { notOlderThan: { count: proofAge, unit: proofUnit } }
    : {}),
});

/** Each is for the agent: a requester who accepts the value as it is grants an exception. */
function fixFor(
  { least }: ProofRequirement,
  params: Params,
  { reason, fact: { policyNumber, verified }, source }: Shortfall,
): Fix {
  if (least === 'agencySystem') return fixOf('FIX.SEND_FROM_SYSTEM', { policyNumber }, 'agent');
  if (reason !== 'PROOF.TOO_OLD' && source?.kind === 'claimedOnCertificate' && 'endorsement' in params)
    return fixOf('FIX.SEND_FORM', { ...params, policyNumber }, 'agent');
  const unverified = !verified && (reason === 'PROOF.TOO_LOW' || reason === 'PROOF.TOO_LOW_AND_OLD');
  return fixOf(unverified ? 'FIX.VERIFY' : 'FIX.VERIFY_AGAIN', { policyNumber }, 'agent');
}
