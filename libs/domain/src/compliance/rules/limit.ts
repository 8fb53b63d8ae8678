import type { CalendarDate } from '../../kernel/dates.js';
import type { CompiledLimit } from '../compile.js';
import type { ProvidedPolicy } from '../coverage.js';
import type { Judgement, Term } from '../finding.js';
import { primaryLimit, type PrimaryLimit } from './primary-limit.js';
import { towerOver, type Tower } from './tower.js';

/**
 * One limit of the policy that answers the line. Umbrellas are looked at only where the template lets them count and the
 * primary policy is short. What was not given never passes, whatever stands above it.
 */
export function judgeLimit(
  asked: CompiledLimit,
  policy: ProvidedPolicy,
  layers: readonly ProvidedPolicy[],
  day: CalendarDate,
): Judgement {
  const primary = primaryLimit(asked, policy.limits.value);
  if (primary === 'notGiven') return notGiven(asked, policy);
  if (primary === 'splitNotAccepted') return splitNotAccepted(asked, policy);
  const { policyId, policyNumber, line } = policy;
  const first: Term = { policyId, policyNumber, line, limit: primary.limit, amount: primary.amount };
  if (primary.amount >= asked.atLeast) return met(asked, primary, [first], primary.amount);
  if (asked.lift === null) return short(asked, [first], primary.amount, null);
  return judgeTower(asked, primary, first, towerOver(policy, asked.lift, layers, day));
}

function judgeTower(asked: CompiledLimit, primary: PrimaryLimit, first: Term, tower: Tower): Judgement {
  const terms = [first, ...tower.counted];
  const sum = first.amount + tower.countedSum;
  if (sum >= asked.atLeast) return met(asked, primary, terms, sum);
  if (tower.doubt !== null && sum + tower.doubtfulSum >= asked.atLeast) return inDoubt(asked, terms, sum, tower, tower.doubt);
  if (tower.notGiven !== null) return layerNotGiven(asked, terms, sum, tower.notGiven);
  return short(asked, terms, sum, tower.counted.length > 0 ? null : tower.refused);
}

function met(asked: CompiledLimit, { equivalent }: PrimaryLimit, terms: readonly Term[], available: number): Judgement {
  const { told: params, atLeast: required } = asked;
  if (equivalent) {
    const fix = { code: 'FIX.ACCEPT_SPLIT', params, by: 'requester' } as const;
    return { outcome: 'review', reason: 'LIMIT.SPLIT_FOR_COMBINED', params, required, available, terms, fix };
  }
  const reason = terms.length > 1 ? 'LIMIT.MET_WITH_UMBRELLA' : 'LIMIT.MET';
  return { outcome: 'pass', reason, params, required, available, terms };
}

function short(asked: CompiledLimit, terms: readonly Term[], available: number, refused: Tower['refused']): Judgement {
  const params = { limit: asked.code, short: asked.atLeast - available, policyNumber: terms[0]?.policyNumber ?? '' };
  return {
    outcome: 'fail',
    reason: 'LIMIT.SHORT',
    params: refused === null ? params : { ...params, umbrella: refused.policyNumber, refused: refused.reason },
    required: asked.atLeast,
    available,
    terms,
    fix: { code: 'FIX.RAISE_LIMIT', params, by: 'agent' },
  };
}

function inDoubt(
  asked: CompiledLimit,
  terms: readonly Term[],
  sum: number,
  tower: Tower,
  doubt: NonNullable<Tower['doubt']>,
): Judgement {
  const params = { limit: asked.code, umbrella: doubt.policyNumber, doubt: doubt.reason };
  return {
    outcome: 'review',
    reason: 'UMBRELLA.IN_DOUBT',
    params,
    required: asked.atLeast,
    available: sum + tower.doubtfulSum,
    terms: [...terms, ...tower.doubtful],
    fix: { code: 'FIX.SETTLE_UMBRELLA', params, by: 'agent' },
  };
}

function layerNotGiven(asked: CompiledLimit, terms: readonly Term[], available: number, umbrella: string): Judgement {
  const params = { limit: asked.code, umbrella };
  const fix = { code: 'FIX.GIVE_UMBRELLA_LIMIT', params, by: 'agent' } as const;
  return { outcome: 'unknown', reason: 'UMBRELLA.LIMIT_NOT_GIVEN', params, required: asked.atLeast, available, terms, fix };
}

function notGiven(asked: CompiledLimit, { policyNumber }: ProvidedPolicy): Judgement {
  const params = { limit: asked.code, policyNumber };
  const fix = { code: 'FIX.GIVE_LIMIT', params, by: 'agent' } as const;
  return { outcome: 'unknown', reason: 'LIMIT.NOT_GIVEN', params, required: asked.atLeast, fix };
}

function splitNotAccepted(asked: CompiledLimit, { policyNumber }: ProvidedPolicy): Judgement {
  const params = { limit: asked.code, policyNumber };
  const fix = { code: 'FIX.COMBINED_LIMIT', params, by: 'agent' } as const;
  return { outcome: 'fail', reason: 'LIMIT.SPLIT_NOT_ACCEPTED', params, required: asked.atLeast, fix };
}
