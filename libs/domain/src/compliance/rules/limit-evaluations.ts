import type { Cents } from '../../kernel/money.js';
import type { CompiledLimit } from '../compiled.js';
import type { LimitCode, ProvidedPolicy } from '../../insurance/coverage.js';
import { fixOf, type EvaluationOf, type Fix, type Term } from '../finding.js';
import type { Params, ParamsWith } from '../finding-params.js';
import type { ParamsOf } from '../reasons.js';
import type { PrimaryLimit } from './primary-limit.js';
import type { RefusedLayer, Tower } from './tower.js';

/** What was counted for a limit. `available` is the sum of the terms less what another requirement has reserved. */
export interface Sum {
  readonly terms: readonly Term[];
  readonly available: Cents;
  readonly reserved: Cents;
}

const withReserved = <Given extends Params>(
  params: Given,
  reserved: Cents,
): Given & Pick<Params, 'reserved' | 'reservedFor'> =>
  reserved === 0 ? params : { ...params, reserved, reservedFor: 'umbrella' };

export function limitMet(
  requiredLimit: CompiledLimit,
  { other }: PrimaryLimit,
  terms: readonly Term[],
  available: Cents,
  reserved: Cents,
): EvaluationOf<'LIMIT.SPLIT_FOR_COMBINED'> | EvaluationOf<'LIMIT.MET' | 'LIMIT.MET_WITH_UMBRELLA'> {
  const params = withReserved(requiredLimit.params, reserved);
  const required = requiredLimit.atLeast;
  if (other !== null) {
    const split = { ...params, other: other.limit, otherAmount: other.amount };
    const fix = fixOf('FIX.ACCEPT_SPLIT', params, 'requester');
    return { outcome: 'review', reason: 'LIMIT.SPLIT_FOR_COMBINED', params: split, required, available, terms, fix };
  }
  const reason = terms.length > 1 ? 'LIMIT.MET_WITH_UMBRELLA' : 'LIMIT.MET';
  return { outcome: 'pass', reason, params, required, available, terms };
}

type Refused = (RefusedLayer & { readonly fills: boolean }) | null;

/**
 * A limit that is short. The fix names the cause: the umbrella that does not count, if it would be enough; else the limits of the
 * policy that are short, by their own names.
 */
export function limitShort(
  required: CompiledLimit,
  primary: PrimaryLimit,
  sum: Sum,
  refused: Refused,
): EvaluationOf<'LIMIT.SHORT'> {
  const own = withReserved(
    {
      limit: required.code,
      short: required.atLeast - sum.available,
      policyNumber: sum.terms[0]?.policyNumber ?? '',
    },
    sum.reserved,
  );
  const why = refused === null ? null : { ...own, umbrella: refused.layer.policyNumber, ...refused.why };
  return {
    outcome: 'fail',
    reason: 'LIMIT.SHORT',
    params: why ?? own,
    required: required.atLeast,
    available: sum.available,
    terms: sum.terms,
    fix: why && refused?.fills ? fixOf('FIX.MEND_UMBRELLA', why, 'agent') : raise(required, primary, own, sum),
  };
}

/** By how much the policy's own limit must be raised; where split limits replace a combined one, also the other part. */
function raise(
  required: CompiledLimit,
  { limit, other }: PrimaryLimit,
  { policyNumber, short }: ParamsWith<'policyNumber' | 'short'>,
  sum: Sum,
): Fix {
  const params = { limit, short, policyNumber };
  const otherShort =
    other === null ? 0 : required.atLeast - (sum.available - (sum.terms[0]?.amount ?? 0) + other.amount);
  const fixed = other !== null && otherShort > 0 ? { ...params, other: other.limit, otherShort } : params;
  return fixOf('FIX.RAISE_LIMIT', fixed, 'agent');
}

export function layerInDoubt(
  required: CompiledLimit,
  sum: Sum,
  doubt: NonNullable<Tower['doubt']>,
): EvaluationOf<'UMBRELLA.IN_DOUBT'> {
  const { policyNumber: umbrella, reason, carrier } = doubt;
  const doubted = { limit: required.code, umbrella };
  const params = withReserved(
    reason === 'LAYER.CARRIER_IN_REVIEW' ? { ...doubted, doubt: reason, carrier } : { ...doubted, doubt: reason },
    sum.reserved,
  );
  return {
    outcome: 'review',
    reason: 'UMBRELLA.IN_DOUBT',
    params,
    required: required.atLeast,
    available: sum.available,
    terms: sum.terms,
    fix: doubtFix(doubt, params),
  };
}

/** Which carrier and which trigger is good enough the requester decides; all else the agent has to state or to send. */
function doubtFix({ reason, carrier }: NonNullable<Tower['doubt']>, params: ParamsOf<'UMBRELLA.IN_DOUBT'>): Fix {
  if (reason === 'LAYER.CARRIER_IN_REVIEW') return fixOf('FIX.JUDGE_CARRIER', { ...params, carrier }, 'requester');
  if (reason === 'LAYER.OTHER_TRIGGER') return fixOf('FIX.JUDGE_UMBRELLA', params, 'requester');
  return fixOf('FIX.SETTLE_UMBRELLA', params, 'agent');
}

export function layerNotGiven(
  required: CompiledLimit,
  sum: Sum,
  umbrella: string,
): EvaluationOf<'UMBRELLA.LIMIT_NOT_GIVEN'> {
  const params = withReserved({ limit: required.code, umbrella }, sum.reserved);
  const fix = fixOf('FIX.GIVE_UMBRELLA_LIMIT', params, 'agent');
  const { terms, available } = sum;
  return {
    outcome: 'unknown',
    reason: 'UMBRELLA.LIMIT_NOT_GIVEN',
    params,
    required: required.atLeast,
    available,
    terms,
    fix,
  };
}

/**
 * `limit`: which limit of the policy is missing, where that is another than the one asked for. Where a text is printed in its place
 * ("Included", "Excluded"), a person reads it (reference: currencies and blanks).
 */
export function limitNotGiven(
  required: CompiledLimit,
  { policyNumber, line, limitDetails }: ProvidedPolicy,
  limit: LimitCode,
): EvaluationOf<'LIMIT.NOT_GIVEN'> | EvaluationOf<'LIMIT.PRINTED_AS_TEXT'> {
  const text = limitDetails.value[limit]?.text ?? '';
  if (text !== '') {
    const printed = { limit, line, policyNumber, text };
    return {
      outcome: 'review',
      reason: 'LIMIT.PRINTED_AS_TEXT',
      params: printed,
      required: required.atLeast,
      fix: fixOf('FIX.DECIDE_PRINTED', printed, 'requester'),
    };
  }
  const params = { limit, line, policyNumber };
  const fix = fixOf('FIX.GIVE_LIMIT', params, 'agent');
  return { outcome: 'unknown', reason: 'LIMIT.NOT_GIVEN', params, required: required.atLeast, fix };
}

export function splitNotAccepted(
  required: CompiledLimit,
  { policyNumber }: ProvidedPolicy,
): EvaluationOf<'LIMIT.SPLIT_NOT_ACCEPTED'> {
  const params = { limit: required.code, policyNumber };
  const fix = fixOf('FIX.COMBINED_LIMIT', params, 'agent');
  return { outcome: 'fail', reason: 'LIMIT.SPLIT_NOT_ACCEPTED', params, required: required.atLeast, fix };
}
