import type { Finding } from '../compliance/finding.js';
import type { FixCode } from '../compliance/reasons.js';
import { CURES, type Cure } from './what-if.contract.js';

const CURE_OF: Readonly<Record<FixCode, Cure>> = {
  'FIX.SHARE_POLICY': 'policy',
  'FIX.SHARE_HELD': 'policy',
  'FIX.RENEW': 'policy',
  'FIX.WAIT_OR_SHARE_CURRENT': 'policy',
  'FIX.REINSTATE': 'policy',
  'FIX.VERIFY': 'statement', 'FIX.VERIFY_AGAIN': 'statement', 'FIX.SEND_FROM_SYSTEM': 'statement',
  'FIX.REPLACE_REJECTED': 'policy',
  'FIX.RAISE_LIMIT': 'limit',
  'FIX.GIVE_LIMIT': 'statement',
  'FIX.ACCEPT_SPLIT': 'decision',
  'FIX.DECIDE_PRINTED': 'decision',
  'FIX.DECIDE_LIMITS': 'decision',
  'FIX.DECIDE_CURRENCY': 'decision',
  'FIX.COMBINED_LIMIT': 'limit',
  'FIX.MEND_UMBRELLA': 'policy',
  'FIX.SETTLE_UMBRELLA': 'statement',
  'FIX.GIVE_UMBRELLA_LIMIT': 'statement',
  'FIX.OCCURRENCE_POLICY': 'policy',
  'FIX.GIVE_TRIGGER': 'statement',
  'FIX.GIVE_RETROACTIVE_DATE': 'statement',
  'FIX.MOVE_RETROACTIVE_DATE': 'terms',
  'FIX.CHANGE_CARRIER': 'policy',
  'FIX.JUDGE_CARRIER': 'decision', 'FIX.JUDGE_UMBRELLA': 'decision',
  'FIX.ENDORSE': 'endorsement',
  'FIX.REMOVE_EXCLUSION': 'endorsement',
  'FIX.GIVE_FORM': 'statement',
  'FIX.READ_FORM': 'decision',
  'FIX.SEND_FORM': 'endorsement',
  'FIX.GIVE_STATEMENT': 'statement',
  'FIX.DECIDE_STATEMENT': 'decision',
  'FIX.ADD_COVERAGE': 'terms',
  'FIX.ADD_STOP_GAP': 'terms',
  'FIX.DECIDE_STATE_FUND': 'decision',
  'FIX.ADD_SYMBOLS': 'terms',
  'FIX.ENDORSE_AGGREGATE': 'endorsement',
  'FIX.SEND_AGGREGATE_FORM': 'endorsement',
  'FIX.CHANGE_FORM': 'endorsement',
  'FIX.LOWER_DEDUCTIBLE': 'terms',
  'FIX.REMOVE_COINSURANCE': 'terms',
  'FIX.CHANGE_VALUATION': 'terms',
  'FIX.CHANGE_VALUE': 'terms',
  'FIX.REMOVE_EXCLUSIONS': 'terms',
  'FIX.INCLUDE_PROPRIETORS': 'terms',
  'FIX.ADD_REMARK': 'terms',
  'FIX.UPLOAD_DOCUMENT': 'statement',
  'FIX.RENEW_DOCUMENT': 'statement',
  'FIX.NAME_HOLDER': 'statement',
  'FIX.DECIDE_STAND_IN': 'decision',
  'FIX.GIVE_SCHEDULE': 'statement',
  'FIX.SCHEDULE_LINE': 'terms',
  'FIX.LOWER_ATTACHMENT': 'terms',
};

/** What would cure all findings together: the greatest effort that one of them needs; null where none names a fix. */
export function cureOf(findings: readonly Pick<Finding, 'outcome' | 'fix'>[]): Cure | null {
  const needed = new Set(findings.flatMap(({ outcome, fix }) => (outcome === 'pass' || !fix ? [] : CURE_OF[fix.code])));
  return CURES.findLast((cure) => needed.has(cure)) ?? null;
}
