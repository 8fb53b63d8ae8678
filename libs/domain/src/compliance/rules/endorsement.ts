import type { CompiledEndorsement } from '../compile.js';
import type { Endorsement, ProvidedPolicy } from '../coverage.js';
import type { Judgement, Params } from '../finding.js';

/** A form that was seen proves an endorsement; a box ticked on a certificate only claims it. */
export function judgeEndorsement(asked: CompiledEndorsement, { endorsements, policyNumber }: ProvidedPolicy): Judgement {
  const found = bestOf(asked, endorsements.value);
  const { code: endorsement, grade } = asked;
  if (found === null) return lacking('fail', 'ENDORSEMENT.ABSENT', { endorsement, grade, policyNumber }, 'FIX.ENDORSE');
  const params: Params = { endorsement, grade, policyNumber, form: found.form ?? '' };
  if (found.grade === 'seen') return { outcome: 'pass', reason: 'ENDORSEMENT.SEEN', params };
  if (asked.grade === 'claimed') return { outcome: 'pass', reason: 'ENDORSEMENT.CLAIMED', params };
  return lacking('review', 'ENDORSEMENT.CLAIMED_ONLY', params, 'FIX.SEND_FORM');
}

const lacking = (
  outcome: 'fail' | 'review',
  reason: 'ENDORSEMENT.ABSENT' | 'ENDORSEMENT.CLAIMED_ONLY',
  params: Params,
  code: 'FIX.ENDORSE' | 'FIX.SEND_FORM',
): Judgement => ({ outcome, reason, params, fix: { code, params, by: 'agent' } });

/** Seen before claimed, then by form, so that the order of endorsements says nothing. */
function bestOf({ code }: CompiledEndorsement, endorsements: readonly Endorsement[]): Endorsement | null {
  let best: Endorsement | null = null;
  for (const one of endorsements) {
    if (one.code === code && (best === null || isBetter(one, best))) best = one;
  }
  return best;
}

function isBetter(one: Endorsement, other: Endorsement): boolean {
  if (one.grade !== other.grade) return one.grade === 'seen';
  return other.form === undefined ? one.form !== undefined : one.form !== undefined && one.form < other.form;
}
